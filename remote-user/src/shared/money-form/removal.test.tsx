import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import { answerSchedules, scheduleOf } from '../../testing/schedules'
import { answerWallets, transferOf, walletOf } from '../../testing/wallets'

const bca = walletOf()
const gopay = walletOf({ id: 2, name: 'GoPay', kind: 'ewallet', count: 0, last_date: null })

beforeEach(() => {
  signedIn()
  answerSchedules([])
})

test('a wallet without records is deleted once that is confirmed, and comes back by Undo', async () => {
  answerWallets([bca, gopay])
  plan(
    calls.removeWallet,
    () => {
      answerWallets([bca])
      return Promise.resolve({ body: { data: { count: 1, activity_ids: [9] } } })
    },
    { id: 2 },
  )
  const restored: unknown[] = []
  plan(calls.restoreActivities, async request => {
    restored.push(await request.json())
    answerWallets([bca, gopay])
    return { body: { data: { count: 1, activity_ids: [10] } } }
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete GoPay' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the wallet GoPay?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The wallet has been deleted.')).toBeVisible()
  expect(screen.queryByText('GoPay')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('GoPay')).toBeVisible()
  expect(restored).toEqual([{ ids: [9] }])
})

test('a wallet with records is closed instead of deleted', async () => {
  answerWallets([bca])
  plan(
    calls.changeWallet,
    () => {
      answerWallets([{ ...bca, is_closed: true }])
      return Promise.resolve({ body: { data: { ...bca, is_closed: true } } })
    },
    { id: 1 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete BCA' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the wallet BCA?' }))
  expect(dialog.getByText(/^This wallet has 3 transactions\./)).toBeVisible()
  expect(dialog.queryByRole('button', { name: /[Dd]elete/ })).not.toBeInTheDocument()
  expect(dialog.queryByRole('combobox')).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Close wallet' }))
  expect(await screen.findByText('BCA has been closed.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a wallet that got records meanwhile is not deleted, and is offered to be closed', async () => {
  answerWallets([gopay])
  const message = 'Catatan di dompet ini: 2.'
  plan(
    calls.removeWallet,
    () => {
      answerWallets([{ ...gopay, count: 2 }])
      return Promise.resolve({ status: 409, body: { message } })
    },
    { id: 2 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete GoPay' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  expect(dialog.getByRole('button', { name: 'Close wallet' })).toBeVisible()
})

test('the records of a wallet are moved to one that is open, and it is deleted', async () => {
  const ovo = walletOf({ id: 3, name: 'OVO', is_closed: true })
  answerWallets([bca, gopay, ovo])
  const asked: string[] = []
  plan(
    calls.removeWallet,
    ({ url }) => {
      asked.push(new URL(url).search)
      answerWallets([gopay, ovo])
      return Promise.resolve({ body: { data: { count: 1, activity_ids: [9] } } })
    },
    { id: 1 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete BCA' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the wallet BCA?' }))
  const target = dialog.getByRole('combobox', { name: 'Move transactions and delete' })
  expect(
    within(target)
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual(['Keep transactions here', 'GoPay'])
  plan(calls.listTransfers, ({ url }) => {
    expect(new URL(url).search).toContain('other_wallet_id=2')
    const data = [transferOf({ from_wallet_id: 1, to_wallet_id: 2, amount: '75000.00' })]
    return Promise.resolve({ body: { data, meta: { total: 1, next_cursor: null } } })
  })
  const moved = { type: 'transfer', amount: '5.00', description: 'Top up' } as const
  answerSchedules([
    scheduleOf({ id: 6, template: { ...moved, from_wallet_id: 1, to_wallet_id: 2 } }),
    scheduleOf({ id: 7, template: { ...moved, from_wallet_id: 2, to_wallet_id: 3 } }),
    scheduleOf({ id: 8 }),
  ])
  await userEvent.selectOptions(target, 'GoPay')
  expect(dialog.getByRole('status')).toHaveTextContent(
    /^Rp\s1\.250\.000 moves to GoPay\. Your total balance stays the same\.$/,
  )
  expect(await dialog.findByText('1 transfer between these wallets will be deleted.')).toBeVisible()
  expect(dialog.getByText('1 recurring transfer between these wallets will be deleted.')).toBeVisible()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/BCA → GoPay · Rp\s75\.000$/),
    expect.stringMatching(/^Top up · BCA → GoPay · Rp\s5$/),
  ])
  await userEvent.click(dialog.getByRole('button', { name: 'Move and delete' }))
  expect(await screen.findByText('The wallet has been deleted.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(asked).toEqual(['?move_to=2'])
})

test('a closed wallet with records can only be moved; why it was refused stays in the question', async () => {
  answerWallets([{ ...bca, is_closed: true }, gopay])
  const message = 'Transfer antara kedua dompet ini: 2.'
  plan(calls.removeWallet, { status: 409, body: { message } }, { id: 1 })
  await open()
  await userEvent.click(await screen.findByText('Closed (1)'))
  await userEvent.click(screen.getByRole('button', { name: 'Delete BCA' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the wallet BCA?' }))
  expect(dialog.queryByRole('button', { name: 'Close wallet' })).not.toBeInTheDocument()
  plan(calls.listTransfers, { body: { data: [], meta: { total: 0, next_cursor: null } } })
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'GoPay')
  await userEvent.click(await dialog.findByRole('button', { name: 'Move and delete' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  expect(dialog.getByRole('combobox')).toHaveDisplayValue('GoPay')
})

test('a wallet without records that has money says what leaves the total, or moves it', async () => {
  answerWallets([bca, { ...gopay, balance: '1000000.00', opening_balance: '1000000.00' }])
  plan(calls.listTransfers, { body: { data: [], meta: { total: 0, next_cursor: null } } })
  const asked: string[] = []
  plan(
    calls.removeWallet,
    ({ url }) => {
      asked.push(new URL(url).search)
      return Promise.resolve({ body: { data: { count: 1, activity_ids: [9] } } })
    },
    { id: 2 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete GoPay' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('status')).toHaveTextContent(/^Your total balance drops by Rp\s1\.000\.000\.$/)
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'BCA')
  await userEvent.click(await dialog.findByRole('button', { name: 'Move and delete' }))
  expect(await screen.findByText('The wallet has been deleted.')).toBeVisible()
  expect(asked).toEqual(['?move_to=1'])
})

const open = () => openPage(pageTable, '/wallet')
