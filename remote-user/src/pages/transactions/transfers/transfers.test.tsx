import { calls, type MoneyRecord, type RecordsAnswer } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { activate } from '@pundi/platform/i18n'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { answerTransactions, metaOf, signedIn, transactionOf } from '../../../testing/answers'
import { answerWallets, transferOf, walletOf } from '../../../testing/wallets'

const meal = transactionOf({ id: 41, transaction_date: '2026-11-21' })
const topUp: MoneyRecord = { ...transferOf({ description: 'Isi saldo' }), type: 'transfer' }
const taken: MoneyRecord = { ...transferOf({ id: 39, to_wallet_id: null }), type: 'transfer' }

beforeEach(() => {
  fakeDate('2026-11-23T05:00:00Z')
  signedIn()
  answerTransactions()
  answerWallets([walletOf(), walletOf({ id: 2, name: 'GoPay', kind: 'ewallet' })])
})
afterEach(async () => {
  await activate('default')
})

test('transfers stand among the transactions with both sides, in ink', async () => {
  const asked = answerRecords(meal, topUp, taken)
  await open()
  const row = within(await rowOf('BCA → GoPay'))
  expect(row.getByText('Isi saldo')).toBeVisible()
  expect(row.getByText('Transfer')).toBeVisible()
  const amount = row.getByText('200.000', { exact: false })
  expect(amount).toHaveTextContent(/^Rp\s200\.000$/)
  expect(amount.closest('[data-tone=income], [data-tone=expense]')).toBeNull()
  expect(await rowOf('BCA → Outside your wallets')).toBeVisible()
  expect(asked).toEqual(['without transfers', 'only transfers'])
})

test.each([
  ['transactions alone', [meal], '1 transaction', '1 transaksi', '1 movimiento'],
  ['transfers alone', [topUp, taken], '2 transfers', '2 transfer', '2 transferencias'],
  ['both', [meal, topUp, taken], '3 transactions', '3 transaksi', '3 movimientos'],
])('the count of %s names them as they are, in each language', async (_, data, en, id, es) => {
  answerRecords(...data)
  await open()
  expect(await screen.findByText(en)).toBeVisible()
  for (const [language, said] of [['id', id] as const, ['es', es] as const]) {
    await act(() => activate(language))
    expect(screen.getByText(said)).toBeVisible()
  }
})

test('a press opens the form of a transfer, and its change is said', async () => {
  answerRecords(topUp)
  plan(calls.changeTransfer, { body: { data: transferOf({ version: 'second' }) } }, { id: 40 })
  await open()
  await userEvent.click(within(await rowOf('BCA → GoPay')).getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit transfer' }))
  await userEvent.type(form.getByLabelText('Note (optional)'), ' lagi')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The transfer has been updated.')).toBeVisible()
})

test('without a network the form stays as it is, with its wallets', async () => {
  answerRecords(topUp)
  plan(calls.changeTransfer, { status: 503 }, { id: 40 })
  await open()
  await userEvent.click(within(await rowOf('BCA → GoPay')).getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit transfer' }))
  await userEvent.type(form.getByLabelText('Note (optional)'), ' lagi')
  plan(calls.listWallets, { status: 503 })
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('We couldn’t save your changes.')).toBeVisible()
  expect(await screen.findByText('… → …')).toBeInTheDocument()
  expect(form.getByLabelText('From wallet')).toHaveDisplayValue(/^BCA/)
  expect(form.getByLabelText('To wallet')).toHaveDisplayValue(/^GoPay/)
  expect(form.getByLabelText('Note (optional)')).toHaveValue('Isi saldo lagi')
})

test('a transfer is deleted from its row, and one press brings it back', async () => {
  answerRecords(topUp)
  const removed = planRemoval([9])
  await open()
  await userEvent.click(within(await rowOf('BCA → GoPay')).getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete this transfer?' }))
  expect(question.getByText('BCA → GoPay')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 transfer deleted')).toBeVisible()
  expect(removed).toEqual([{ ids: [40], days: 'ask' }])
  const undone = planUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 transfer restored')).toBeVisible()
  expect(undone).toEqual([{ ids: [9] }])
})

test('several are deleted with the transfers among them, and undone at once', async () => {
  answerRecords(meal, topUp, taken)
  const removed = planRemoval([7, 8])
  await removeAll()
  expect(await screen.findByText('2 transactions deleted')).toBeVisible()
  expect(removed).toEqual([{ ids: [40, 39], transaction_ids: [41], days: 'ask' }])
  const undone = planUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('2 transactions restored')).toBeVisible()
  expect(undone).toEqual([{ ids: [7, 8] }])
})

test('transfers alone are deleted by one call, and where it fails none is said to be gone', async () => {
  answerRecords(topUp, taken)
  const removed = planRemoval()
  await removeAll()
  expect(await screen.findByText('Nothing was deleted.')).toBeVisible()
  expect(screen.queryByText(/transfers? deleted/)).not.toBeInTheDocument()
  expect(await rowOf('BCA → GoPay')).toBeInTheDocument()
  planRemoval([7, 8])
  await userEvent.click(screen.getByRole('button', { name: 'Delete 2 transfers' }))
  expect(await screen.findByText('2 transfers deleted')).toBeVisible()
  expect(removed).toEqual([{ ids: [40, 39], days: 'ask' }])
})

test('the list is filtered by transfers alone', async () => {
  answerRecords(topUp)
  const router = await openPage(pageTable, '/transactions')
  await rowOf('BCA → GoPay')
  const filter = within(screen.getByRole('search', { name: 'Filter Transactions' }))
  await userEvent.selectOptions(filter.getByLabelText('Type'), 'Transfer')
  expect(await screen.findByText('Type: Transfer')).toBeVisible()
  expect(router.state.location.search).toBe('?type=transfer')
})

test('who has no wallet is offered no transfers', async () => {
  answerWallets([])
  answerRecords(meal)
  await open()
  await screen.findByText('Nasi goreng')
  expect(screen.queryByRole('option', { name: 'Transfer' })).not.toBeInTheDocument()
})

const open = () => openPage(pageTable, '/transactions')

const rowOf = async (sides: string) => (await screen.findByText(sides)).closest<HTMLElement>('[data-row]')!

async function removeAll() {
  await open()
  await rowOf('BCA → GoPay')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.click(within(bar()).getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Delete \d (transfers|transactions)$/ }))
}

const bar = () => screen.getByText(/^\d+ selected$/).parentElement!

function answerRecords(...data: MoneyRecord[]) {
  const asked: string[] = []
  plan(calls.listRecords, async ({ url }) => {
    const query = new URL(url).searchParams
    asked.push(`${query.get('planned')} ${query.get('with')}`)
    const listed = query.get('planned') === 'only' ? [] : data
    const transfers = listed.filter(({ type }) => type === 'transfer').length
    const body: RecordsAnswer = { data: listed, meta: { ...metaOf(listed.length), transfers } }
    return { body }
  })
  return asked
}

function planRemoval(activity_ids?: number[]) {
  const removed: unknown[] = []
  plan(calls.removeTransfers, async request => {
    removed.push(await request.json())
    return activity_ids ? { body: { data: { count: activity_ids.length, activity_ids } } } : { status: 503 }
  })
  return removed
}

function planUndo() {
  const asked: unknown[] = []
  plan(calls.restoreActivities, async request => {
    const body = (await request.json()) as { ids: number[] }
    asked.push(body)
    return { body: { data: { count: body.ids.length, activity_ids: [99] } } }
  })
  return asked
}
