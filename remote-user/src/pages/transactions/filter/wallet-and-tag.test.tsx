import { calls } from '@pundi/contract'
import { openPage, plan, typeAtOnce } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { answerTransactions, signedIn, transactionOf } from '../../../testing/answers'
import { answerWallets, walletOf } from '../../../testing/wallets'

let asked: string[]

beforeEach(() => {
  signedIn()
  asked = answerTransactions([transactionOf()])
  answerWallets([walletOf(), walletOf({ id: 2, name: 'GoPay', kind: 'ewallet' })])
})

test('the list is filtered by a wallet, which the address and a chip say', async () => {
  const router = await open()
  const options = await screen.findAllByRole('option', { name: /BCA|GoPay|wallet/ })
  expect(options.map(({ textContent }) => textContent)).toEqual(['All wallets', 'BCA', 'GoPay', 'No wallet'])
  await userEvent.selectOptions(screen.getByLabelText('Wallet'), 'GoPay')
  expect(await screen.findByText('Wallet: GoPay')).toBeVisible()
  expect(router.state.location.search).toBe('?wallet_id=2')
  expect(asked.at(-1)).toBe('?wallet_id=2')
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Wallet: GoPay' }))
  await waitFor(() => expect(screen.getByLabelText('Wallet')).toHaveDisplayValue('All wallets'))
  expect(router.state.location.search).toBe('')
})

test('what is in no wallet is found too', async () => {
  await open('?wallet_id=none')
  expect(await screen.findByText('Wallet: No wallet')).toBeVisible()
  expect(screen.getByLabelText('Wallet')).toHaveDisplayValue('No wallet')
})

test('a wallet that cannot be named stays in the filter', async () => {
  plan(calls.listWallets, { status: 503 })
  const router = await open('?wallet_id=2')
  expect(await screen.findByText('Wallet: 2')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'expense')
  await waitFor(() => expect(router.state.location.search).toBe('?type=expense&wallet_id=2'))
})

test('whoever has no wallet is not asked for one', async () => {
  answerWallets([])
  await open()
  await waitFor(() => expect(screen.queryByLabelText('Wallet')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Tag')).toBeVisible()
})

test('the list is filtered by a tag; tags are offered to who comes to the field, and a part of one applies nothing', async () => {
  plan(calls.listTags, { body: { data: [{ tag: 'kantor', count: 3 }] } })
  const router = await open()
  const field = screen.getByLabelText('Tag')
  await userEvent.click(field)
  await waitFor(() => expect(document.querySelector('datalist option')).toHaveValue('kantor'))
  await userEvent.type(field, 'Kan')
  expect(field).not.toHaveAccessibleDescription()
  await userEvent.type(field, '{Enter}')
  expect(field).toHaveAccessibleDescription('Choose an option from the list')
  await userEvent.type(field, 'tor')
  expect(field).not.toHaveAccessibleDescription()
  expect(await screen.findByText('Tag: Kantor')).toBeVisible()
  expect(router.state.location.search).toBe('?tag=Kantor')
  expect(asked.filter(query => query.includes('tag'))).toEqual(['?tag=Kantor'])
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Tag: Kantor' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('tags that cannot be had are typed', async () => {
  plan(calls.listTags, { status: 503 })
  await open()
  await userEvent.type(screen.getByLabelText('Tag'), 'bali')
  expect(await screen.findByText('Tag: bali')).toBeVisible()
})

test('the list is filtered by a place', async () => {
  const router = await open()
  typeAtOnce(screen.getByLabelText('Place'), 'pasar')
  expect(await screen.findByText('Place: pasar')).toBeVisible()
  expect(router.state.location.search).toBe('?place=pasar')
})

async function open(query = '') {
  const router = await openPage(pageTable, `/transactions${query}`)
  const panel = await screen.findByRole('search', { name: 'Filter Transactions' })
  await within(panel).findByLabelText('Tag')
  await screen.findByText('Nasi goreng')
  return router
}
