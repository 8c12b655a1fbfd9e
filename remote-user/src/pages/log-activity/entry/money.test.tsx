import { calls, type Activity, type ActivityDetail, type MoneyChange, type MoneyState } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { activityOf, answerActivities, answerDetail, stateOf } from '../../../testing/activities'
import { signedIn } from '../../../testing/answers'
import { answerCategories, categoryOf } from '../../../testing/categories'
import { answerWallets, walletOf } from '../../../testing/wallets'

beforeEach(() => signedIn())

const transfer = (changes: Partial<MoneyState> = {}): MoneyState => ({
  ...{ id: 9, name: 'BCA → GoPay', from_wallet_id: 4, to_wallet_id: 5, amount: '200000.00' },
  ...{ description: 'Isi saldo', transfer_date: '2026-11-20' },
  ...changes,
})

test('a card of a transfer says between which wallets it moved how much', async () => {
  answerActivities([
    entryOf({ id: 2 }),
    entryOf({ id: 1, name: 'BCA', amount: '-75000.00', moved: '75000.00', description: '' }),
  ])
  await openPage(pageTable, '/log-activity')
  const [between, out] = await screen.findAllByRole('button', { name: 'Tambah transfer' })
  expect(between).toHaveAccessibleDescription('BCA → GoPay · Rp\u00a0200.000 · Isi saldo')
  expect(out).toHaveAccessibleDescription('BCA')
})

test('an opened transfer shows both wallets, its fee and what differs', async () => {
  answerMoney('transfer', {
    before: transfer({ fee: stateOf({ amount: '2500.00', name: 'Biaya' }) }),
    after: transfer({ name: 'BCA', to_wallet_id: undefined, amount: '150000.00' }),
  })
  const table = await (await openEntry()).findByRole('table', { name: 'Changes' })
  expect(rowsOf(table)).toEqual([
    'Field Before After',
    'Amount changed Rp 200.000 Rp 150.000',
    'From and to changed BCA → GoPay BCA → Outside your wallets',
    'Date 20/11/2026 20/11/2026',
    'Description Isi saldo Isi saldo',
    'Fee changed Rp 2.500 · Biaya',
  ])
})

test('an opened wallet shows its kind and what was in it at first', async () => {
  const wallet: MoneyState = {
    ...{ id: 4, name: 'BCA', kind: 'bank', opening_balance: '1000000.00', opening_date: '2026-01-01' },
    is_closed: false,
  }
  answerMoney('wallet', { before: wallet, after: { ...wallet, due_day: 17, is_closed: true } })
  const table = await (await openEntry()).findByRole('table', { name: 'Changes' })
  expect(rowsOf(table).slice(1)).toEqual([
    'Name BCA BCA',
    'Wallet type Bank account Bank account',
    'Opening balance Rp 1.000.000 Rp 1.000.000',
    'Start date 01/01/2026 01/01/2026',
    'Due day changed 17',
    'Status changed In use Closed',
  ])
})

test('an opened purchase in instalments says what was agreed', async () => {
  const before: MoneyState = {
    ...{ id: 3, name: 'Kulkas', amount: '3600000.00', count: 12 },
    ...{ first_due: '2026-12-05', books: 'per_instalment', expense_ids: [7] },
  }
  answerDetail({ subject: null, before: null, after: null, instalments: { before, after: null, now: null } })
  const table = await (await openEntry()).findByRole('table', { name: 'Changes' })
  expect(rowsOf(table).slice(1)).toEqual([
    'Name Kulkas',
    'Total to pay Rp 3.600.000',
    'Instalments 12',
    'First due date 05/12/2026',
    'Counts as an expense Each instalment on its due date',
  ])
})

test('a deleted transfer is brought back', async () => {
  answerMoney('transfer', { before: transfer(), now: null })
  const sent = answerRestore()
  const dialog = await openEntry()
  expect(await dialog.findByText('Details before deletion')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Item restored.')).toBeVisible()
  expect(sent).toEqual([{}])
})

test('a transfer that was changed since is compared with what it would become, and overwritten', async () => {
  const now = transfer({ amount: '300000.00' })
  answerMoney('transfer', { before: transfer(), after: transfer({ amount: '1.00' }), now }, 'changed')
  const sent = answerRestore()
  const dialog = await openEntry()
  const table = await dialog.findByRole('table', { name: 'What would change' })
  expect(rowsOf(table)).toContain('Amount changed Rp 300.000 Rp 200.000')
  await userEvent.click(dialog.getByRole('button', { name: 'Overwrite and restore' }))
  expect(await screen.findByText('Item restored.')).toBeVisible()
  expect(sent).toEqual([{ overwrite: true }])
})

const wallet = { id: 4, name: 'BCA', kind: 'bank', opening_balance: '0.00' } as const

test('a removed wallet says what has changed since, and comes back all the same once that is confirmed', async () => {
  const refusal = { message: 'Tunai begins with something else by now.', can_overwrite: true } as const
  answerMoney('wallet', { before: wallet, now: null }, null, refusal)
  const sent = answerRestore()
  const dialog = await openEntry()
  expect(await dialog.findByText(refusal.message)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Overwrite and restore' }))
  expect(await screen.findByText('Item restored.')).toBeVisible()
  expect(sent).toEqual([{ overwrite: true }])
})

test('what no way leads round says why, and offers nothing to press', async () => {
  const refusal = { message: 'This day was recorded anew or skipped meanwhile.' }
  answerMoney('transfer', { before: transfer(), now: null }, null, refusal)
  const dialog = await openEntry()
  expect(await dialog.findByText(refusal.message)).toBeVisible()
  expect(dialog.queryByRole('button', { name: /estore/ })).not.toBeInTheDocument()
})

test('a fee whose category is gone comes back in another one', async () => {
  const fee = stateOf({ amount: '2500.00', name: 'Biaya', category_id: 8 })
  answerMoney('transfer', { before: transfer({ fee }), now: null }, 'category')
  answerCategories(
    categoryOf({ id: 1, name: 'Gaji', type: 'income' }),
    categoryOf({ id: 5, name: 'Hiburan' }),
  )
  const sent = answerRestore()
  const dialog = await openEntry()
  const field = await dialog.findByLabelText('Category')
  expect(field).toHaveAccessibleDescription('The category Biaya was deleted. Choose another of this type.')
  expect(within(field).getAllByRole('option')).toHaveLength(2)
  await userEvent.selectOptions(field, 'Hiburan')
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Item restored.')).toBeVisible()
  expect(sent).toEqual([{ category_id: 5 }])
})

test('what moved from one wallet of a transaction to another stands by their names', async () => {
  answerWallets([walletOf({ id: 4, name: 'BCA' })])
  answerDetail({ before: stateOf({ wallet_id: 4 }), after: stateOf({ wallet_id: 6 }) })
  const dialog = await openEntry()
  const table = await dialog.findByRole('table', { name: 'Changes' })
  expect(rowsOf(table)).toContain('Wallet changed BCA Deleted wallet')
})

test('a transaction without a wallet says nothing of wallets', async () => {
  answerDetail({ after: stateOf({ amount: '60000.00' }) })
  const dialog = await openEntry()
  const table = await dialog.findByRole('table', { name: 'Changes' })
  expect(rowsOf(table).filter(row => row.startsWith('Wallet'))).toEqual([])
})

const entryOf = (changes: Partial<Activity> = {}) =>
  activityOf({
    ...{ type: 'Tambah transfer', amount: null, moved: '200000.00' },
    ...{ name: 'BCA → GoPay', description: 'Isi saldo' },
    ...changes,
  })

function answerMoney(
  kind: MoneyChange['kind'],
  { before = null, after = null, now }: Partial<MoneyChange>,
  obstacle: 'changed' | 'category' | null = null,
  refusal?: ActivityDetail['refusal'],
) {
  const money = { kind, before, after, ...(now !== undefined && { now }) }
  answerDetail({ subject: null, before: null, after: null, money, obstacle, ...(refusal && { refusal }) })
}

async function openEntry() {
  answerActivities([entryOf()])
  await openPage(pageTable, '/log-activity')
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah transfer' }))
  return within(screen.getByRole('dialog', { name: 'Tambah transfer' }))
}

function answerRestore() {
  const sent: unknown[] = []
  plan(calls.restoreActivity, async request => {
    sent.push(await request.json())
    return { body: { data: { count: 1, activity_ids: [12] } } }
  })
  return sent
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(row =>
      [...row.children]
        .map(cell => cell.textContent.replaceAll('\u00a0', ' ').trim())
        .filter(Boolean)
        .join(' '),
    )
