import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn, transactionOf } from '../../../../testing/answers'
import { answerCategories } from '../../../../testing/categories'
import {
  answerChange,
  categories,
  findForm,
  type OpenForm,
  openRow,
  pressSave,
} from '../../../../testing/transaction-form'
import { answerWallets, walletOf } from '../../../../testing/wallets'
import { answerUndo } from '../../../../testing/undo'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(...categories)
  answerWallets([
    walletOf({ id: 4, name: 'BCA' }),
    walletOf({ id: 5, name: 'GoPay', kind: 'ewallet' }),
    walletOf({ id: 6, name: 'OVO', is_closed: true }),
  ])
})

test('an edit shows the wallet, also one that is closed, and moves it to another', async () => {
  const sent = answerChange(7)
  await openRow(transactionOf({ id: 7, wallet_id: 6 }), 'Edit')
  const form = await findForm('Edit Transaksi')
  expect(await pressedOf(form)).toEqual(['OVO'])
  await pressWallet(form, 'BCA')
  await pressSave(form)
  await screen.findByText('Transaction updated!')
  expect(sent).toMatchObject([{ wallet_id: 4 }])
})

test('Undo after an edit gives the wallet back', async () => {
  answerChange(7)
  await openRow(transactionOf({ id: 7, wallet_id: 5 }), 'Edit')
  const form = await findForm('Edit Transaksi')
  await form.findByRole('group', { name: 'Wallet' })
  await pressWallet(form, 'GoPay')
  await pressSave(form)
  await screen.findByText('Transaction updated!')
  const undone = answerUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('1 transaction restored')
  expect(undone).toEqual([{ ids: [8] }])
})

test('an edit of what has a wallet keeps it where the wallets cannot be had', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  plan(calls.listWallets, { status: 503 })
  const sent = answerChange(7)
  await openRow(transactionOf({ id: 7, wallet_id: 5 }), 'Edit')
  const form = await findForm('Edit Transaksi')
  await userEvent.type(form.getByLabelText('Description'), '!')
  await pressSave(form)
  await screen.findByText('Transaction updated!')
  expect(sent).toMatchObject([{ wallet_id: 5 }])
  expect(warn.mock.calls).toEqual([['We couldn’t load your wallets.']])
})

test('view names the wallet', async () => {
  await openRow(transactionOf({ wallet_id: 5 }), 'View')
  const view = await findForm('Detail Transaksi')
  expect(await view.findByDisplayValue('GoPay')).toBe(view.getByLabelText('Wallet'))
})

test('what differs from what another tab saved names both wallets', async () => {
  const since = transactionOf({ wallet_id: 5, version: 'second' })
  plan(calls.findTransaction, { body: { data: since } }, { id: 1 })
  answerChange(1, { status: 412, body: { message: 'Transaksi ini sudah diubah' } })
  await openRow(transactionOf({ wallet_id: 6 }), 'Edit')
  const form = await findForm('Edit Transaksi')
  await form.findByRole('group', { name: 'Wallet' })
  await pressWallet(form, 'BCA')
  await pressSave(form)
  const table = within(await form.findByRole('table', { name: 'Differences' }))
  expect(table.getByRole('row', { name: /^Wallet GoPay BCA$/ })).toBeVisible()
})

const walletsOf = (form: OpenForm) => form.getByRole('group', { name: 'Wallet' })

const textOf = ({ textContent }: HTMLElement) => textContent

const pressWallet = async (form: OpenForm, name: string) =>
  userEvent.click(within(walletsOf(form)).getByRole('button', { name }))

async function pressedOf(form: OpenForm) {
  const group = within(await form.findByRole('group', { name: 'Wallet' }))
  return group.queryAllByRole('button', { pressed: true }).map(textOf)
}
