import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { categoryOf } from '../../testing/categories'
import { answerTransactions, metaOf, planTransactions, signedIn, transactionOf } from '../../testing/answers'

beforeEach(() => signedIn())

const gaji = transactionOf({
  id: 2,
  type: 'income',
  amount: '8500000.50',
  category: { id: 1, name: 'Gaji' },
  description: 'Gaji bulan ini',
})

test('is titled "Data Transactions" and reads "Memuat data transaksi..." while they load', async () => {
  answerTransactions()
  let go = () => {}
  planTransactions(async () => {
    await new Promise<void>(resolve => (go = resolve))
    return { body: { data: [], meta: metaOf(0) } }
  })
  await openPage(pageTable, '/transactions')
  expect(await screen.findByRole('heading', { name: 'Data Transactions' })).toBeVisible()
  expect(screen.getByText('Memuat data transaksi...')).toBeVisible()
  go()
  expect(await screen.findByText('No transactions found.')).toBeVisible()
  expect(screen.queryByText('Memuat data transaksi...')).not.toBeInTheDocument()
})

test('what friends owe of what is spent stands below the sums', async () => {
  answerTransactions([transactionOf()], { expense: '50000.00', owed: '20000.00' })
  await openPage(pageTable, '/transactions')
  expect(await screen.findByText('You spent Rp 50.000, of which friends owe you Rp 20.000')).toBeVisible()
})

test('a row has No, Amount in rupiah, Category, Type in a word, Date and Actions', async () => {
  answerTransactions([transactionOf(), gaji])
  await openPage(pageTable, '/transactions')
  const table = await screen.findByRole('table', { name: 'Transactions' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(head => head.textContent)).toEqual([
    'Select all on this page',
    'No',
    'Amount',
    'Category',
    'Type',
    'Date',
    'Actions',
  ])
  const [, first, second] = within(table).getAllByRole('row')
  const textOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(cell => cell.textContent)
  expect(textOf(first!).slice(1, 6)).toEqual([
    '1',
    'Rp\u00a050.000',
    'MakananNasi goreng',
    'expense',
    '07/11/2026',
  ])
  expect(textOf(second!).slice(1, 5)).toEqual(['2', 'Rp\u00a08.500.000,50', 'GajiGaji bulan ini', 'income'])
  for (const name of ['View', 'Edit', 'Delete'])
    expect(within(first!).getByRole('button', { name })).toHaveAccessibleDescription('Nasi goreng')
})

test('income is green, expense is red, and the word says the same', async () => {
  answerTransactions([transactionOf(), gaji])
  await openPage(pageTable, '/transactions')
  const table = within(await screen.findByRole('table'))
  expect(table.getByText('expense')).toHaveAttribute('data-tone', 'expense')
  expect(table.getByText('income')).toHaveAttribute('data-tone', 'income')
})

test('a row has the icon of its category in its color, once the categories are there', async () => {
  answerTransactions([transactionOf()])
  plan(calls.listCategories, {
    body: {
      data: [categoryOf({ id: 2, icon: 'utensils', color: 'teal' })],
      meta: { total: 1, next_cursor: null },
    },
  })
  await openPage(pageTable, '/transactions')
  const row = (await screen.findByText('Nasi goreng')).closest('tr')!
  await waitFor(() => expect(row.querySelector('[data-color=teal] svg')).toBeInTheDocument())
})

test('a date that is no date reads "Invalid Date"', async () => {
  answerTransactions([transactionOf({ transaction_date: '' })])
  await openPage(pageTable, '/transactions')
  expect(await screen.findByText('Invalid Date')).toBeVisible()
})

test('"Tambah Transaction" opens the transaction modal in add mode', async () => {
  answerTransactions([transactionOf()])
  await openPage(pageTable, '/transactions')
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah Transaction' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Transaksi' }))
  expect(await dialog.findByLabelText('Amount')).toHaveValue('')
})

test('View opens the modal in view mode, Edit in edit mode', async () => {
  answerTransactions([transactionOf()])
  await openPage(pageTable, '/transactions')
  await userEvent.click(await screen.findByRole('button', { name: 'View' }))
  let dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByLabelText('Description')).toHaveValue('Nasi goreng')
  expect(dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))

  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByLabelText('Description')).toHaveValue('Nasi goreng')
  expect(dialog.getByRole('button', { name: 'Save' })).toBeInTheDocument()
})

test('the count and the exact totals of what is filtered stand above the table', async () => {
  answerTransactions([transactionOf()], {
    income: '12345678901234567890.01',
    expense: '0.10',
    balance: '12345678901234567889.91',
  })
  await openPage(pageTable, '/transactions')
  const results = within(await screen.findByRole('region', { name: 'Results' }))
  expect(results.getByText('1 transaction')).toHaveAttribute('role', 'status')
  const sums = results.getAllByRole('definition').map(sum => sum.textContent)
  expect(sums).toEqual([
    'Rp\u00a012.345.678.901.234.567.890,01',
    'Rp\u00a00,10',
    'Rp\u00a012.345.678.901.234.567.889,91',
  ])
})

test('an empty account reads "No transactions found." and invites to add the first', async () => {
  answerTransactions()
  await openPage(pageTable, '/transactions')
  expect(await screen.findByText('No transactions found.')).toBeVisible()
  expect(screen.getByText(/Add your first income or expense/)).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: 'Tambah Transaction' })[1]!)
  expect(await screen.findByRole('dialog', { name: 'Tambah Transaksi' })).toBeInTheDocument()
})

test('a list that fails reads "Failed to fetch transactions"; the rest stays usable', async () => {
  answerTransactions([transactionOf()])
  plan(calls.listTransactions, { status: 500, body: { message: 'Kesalahan server' } })
  await openPage(pageTable, '/transactions')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch transactions')
  expect(screen.queryByRole('definition')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Search')).toBeEnabled()

  answerTransactions([transactionOf()])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nasi goreng')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('categories that fail are told at the filter; the list stays', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  answerTransactions([transactionOf()])
  plan(calls.listCategories, { status: 503 })
  await openPage(pageTable, '/transactions')
  expect(await screen.findByText('Nasi goreng')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByLabelText('Category')).toHaveAccessibleDescription('Gagal mengambil kategori'),
  )
})
