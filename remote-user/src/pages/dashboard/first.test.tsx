import { calls, type Transaction } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { activate } from '@pundi/platform/i18n'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import {
  answerDashboard,
  answerOutlook,
  metaOf,
  signedIn,
  summaryOf,
  transactionOf,
} from '../../testing/answers'
import { answerCategories, categoryOf } from '../../testing/categories'
import { answerUndo } from '../../testing/undo'

const gaji = categoryOf({ id: 1, name: 'Gaji', type: 'income' })
const makanan = categoryOf()

beforeEach(() => signedIn())
afterEach(() => activate('default'))

test('an empty dashboard reads "No transactions found" and invites to add the first', async () => {
  answerNothing()
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('No transactions found')).toBeVisible()
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
  const recent = screen.getByRole('region', { name: 'Recent Transactions' })
  const income = screen.getByRole('group', { name: 'Income' })
  expect(recent.compareDocumentPosition(income)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(within(recent).getByRole('button', { name: 'Tambah Transaksi' }))
  expect(await screen.findByRole('dialog', { name: 'Tambah Transaksi' })).toBeVisible()
})

test('the first card is there with the answers of the page alone, whatever else is asked', async () => {
  answerNothing()
  const ofPage = ['/api/outlook', '/api/transactions/summary', '/api/transactions?limit=5&planned=without']
  const { fetch } = globalThis
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href)
    return ofPage.includes(pathname + search) ? fetch(input, init) : new Promise(() => undefined)
  })
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText(/^Add your first/)).toBeVisible()
})

test('the first card offers categories to start with, adds them with one press, and takes them back with another', async () => {
  answerNothing()
  answerCategories(gaji, makanan)
  await activate('id')
  const added = categoryOf({ id: 9, name: 'Tagihan' })
  const sent: { categories: { name: string }[] }[] = []
  plan(calls.addCategories, async request => {
    sent.push((await request.json()) as (typeof sent)[number])
    answerCategories(gaji, makanan, ...Array.from({ length: 14 }, (_, at) => ({ ...added, id: 9 + at })))
    const { count: _, ...category } = added
    return { status: 201, body: { data: [category], activity_ids: [8] } }
  })
  await openPage(pageTable, '/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Kategori yang disarankan' }))
  await userEvent.click(await card.findByRole('button', { name: 'Tambah 14 kategori' }))
  expect(await screen.findByText('1 kategori ditambahkan')).toBeVisible()
  expect(sent[0]!.categories).toHaveLength(14)
  expect(sent[0]!.categories[2]).toMatchObject({ name: 'Tagihan' })
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Tambah \d+ kategori$/ })).not.toBeInTheDocument(),
  )

  const undone = answerUndo(() => answerCategories(gaji, makanan))
  await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }))
  expect(await screen.findByRole('button', { name: 'Tambah 14 kategori' })).toBeVisible()
  expect(undone).toEqual([{ ids: [8] }])
})

test('who has made categories of their own is offered none', async () => {
  answerNothing()
  answerCategories(...Array.from({ length: 8 }, (_, at) => categoryOf({ id: at + 1, name: `K${at}` })))
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('No transactions found')).toBeVisible()
  expect(screen.queryByText('Suggested categories')).not.toBeInTheDocument()
})

test('who has nothing but what is planned has begun: no invitation, and the way to the transactions', async () => {
  answerNothing([transactionOf({ transaction_date: '2031-12-01' })])
  await openPage(pageTable, '/dashboard')
  const recent = within(await screen.findByRole('region', { name: 'Recent Transactions' }))
  expect(await recent.findByRole('link', { name: '1 planned transaction, next on 01/12/2031' })).toBeVisible()
  expect(screen.queryByText(/^Add your first/)).not.toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Month' })).toBeVisible()
  const [above] = screen.getAllByRole('button', { name: 'Tambah Transaksi' })
  expect(above!.closest('section')).toBeNull()
})

test('who has budgets and nothing booked sees what is left today, and then the invitation', async () => {
  answerNothing()
  answerOutlook({ basis: 'budgets', left_today: '50000.00' })
  await openPage(pageTable, '/dashboard')
  const invitation = await screen.findByText(/^Add your first/)
  const left = screen.getByRole('region', { name: 'Left today' })
  expect(left).toHaveTextContent('Rp 50.000')
  expect(left.compareDocumentPosition(invitation)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('categories that cannot be had leave the invitation', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  answerNothing()
  plan(calls.listCategories, { status: 503 })
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText(/^Add your first/)).toBeVisible()
  expect(screen.queryByText('Suggested categories')).not.toBeInTheDocument()
})

function answerNothing(planned: Transaction[] = []) {
  const nothing = summaryOf({ income: '0.00', expense: '0.00', balance: '0.00', count: 0 })
  answerDashboard([], { ...nothing, ...(planned.length > 0 && { is_planned_only: true }) })
  plan(calls.listTransactions, async ({ url }) => {
    const data = new URL(url).searchParams.get('planned') === 'only' ? planned : []
    return { body: { data, meta: metaOf(data.length) } }
  })
}
