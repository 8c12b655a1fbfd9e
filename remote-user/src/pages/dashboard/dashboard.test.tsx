import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  answerDashboard,
  answerTransactions,
  metaOf,
  signedIn,
  summaryOf,
  transactionOf,
} from '../../testing/answers'
import { answerCategories } from '../../testing/categories'
import { pageTable } from '../../pages'

beforeEach(() => signedIn())

test('shows income, expense and balance in rupiah with no decimals', async () => {
  answerDashboard()
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByRole('group', { name: 'Income' })).toHaveTextContent('Rp 8.500.000')
  expect(screen.getByRole('group', { name: 'Expense' })).toHaveTextContent('Rp 1.250.001')
  expect(screen.getByRole('group', { name: 'Balance' })).toHaveTextContent('Rp 7.250.000')
})

test('totals beyond what a float can hold are exact', async () => {
  answerDashboard([], summaryOf({ income: '12345678901234567890.00' }))
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByRole('group', { name: 'Income' })).toHaveTextContent(
    'Rp 12.345.678.901.234.567.890',
  )
})

test('each card says which days it counts, and opens its transactions', async () => {
  answerDashboard()
  await openPage(pageTable, '/dashboard')
  const income = within(await screen.findByRole('group', { name: 'Income' }))
  expect(income.getByText('All Time')).toBeVisible()
  const addresses = ['Income', 'Expense', 'Balance'].map(name =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(addresses).toEqual(['/transactions?type=income', '/transactions?type=expense', '/transactions'])
  for (const name of ['Recent Transactions', 'Income and expenses', 'Spending by category'])
    expect(within(screen.getByRole('region', { name })).getByText('All Time')).toBeVisible()
})

test('lists recent transactions with category, date and a signed amount', async () => {
  answerDashboard([
    transactionOf(),
    transactionOf({ id: 2, type: 'income', amount: '8500000.00', category: { id: 1, name: 'Gaji' } }),
  ])
  await openPage(pageTable, '/dashboard')
  const list = within(await screen.findByRole('region', { name: 'Recent Transactions' }))
  const [expense, income] = list.getAllByRole('listitem')
  expect(expense).toHaveTextContent(/^Nasi goreng.*Makanan.*07\/11\/2026.*-Rp\s50\.000$/)
  expect(income).toHaveTextContent(/Gaji.*\+Rp\s8\.500\.000/)
})

test('asks for the five latest only', async () => {
  answerDashboard()
  const asked: string[] = []
  plan(calls.listTransactions, async request => {
    asked.push(new URL(request.url).search)
    return { body: { data: [], meta: metaOf(0) } }
  })
  await openPage(pageTable, '/dashboard')
  await screen.findByText('No transactions found', { selector: 'section *' })
  expect(asked).toContain('?limit=5&planned=without')
})

test('the pie has two slices, 250 px high, and a table of the same data', async () => {
  answerDashboard()
  await openPage(pageTable, '/dashboard')
  const figure = await screen.findByRole('figure', { name: 'Income and expenses' })
  const table = within(figure).getByRole('table')
  expect(within(table).getByRole('row', { name: /^Income Rp\s8\.500\.000$/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: /^Expense Rp\s1\.250\.001$/ })).toBeVisible()
  await waitFor(() => expect(figure.querySelectorAll('svg path')).toHaveLength(2))
  expect(figure.querySelector('svg')).toHaveAttribute('height', '250')
  expect(within(figure).queryByRole('img')).not.toBeInTheDocument()
})

test('the pie tells expense from income by its stripes, and says what share of the income was spent', async () => {
  answerDashboard()
  await openPage(pageTable, '/dashboard')
  const figure = await screen.findByRole('figure', { name: 'Income and expenses' })
  expect(figure).toHaveTextContent('15% of your income spent')
  await waitFor(() => expect(figure.querySelectorAll('svg path')).toHaveLength(2))
  const [income, expense] = figure.querySelectorAll('svg path')
  expect(income).toHaveAttribute('fill', 'var(--color-income)')
  const pattern = figure.querySelector('svg pattern')!
  expect(expense).toHaveAttribute('fill', `url(#${pattern.id})`)
})

test('without income there is no share of it', async () => {
  answerDashboard([], summaryOf({ income: '0.00' }))
  await openPage(pageTable, '/dashboard')
  const figure = await screen.findByRole('figure', { name: 'Income and expenses' })
  expect(figure).not.toHaveTextContent('%')
})

test.each([
  [0, '?type=income'],
  [1, '?type=expense'],
])('slice %i of the pie opens its transactions', async (at, search) => {
  answerDashboard()
  answerTransactions()
  const router = await openPage(pageTable, '/dashboard')
  const figure = await screen.findByRole('figure', { name: 'Income and expenses' })
  await waitFor(() => expect(figure.querySelectorAll('svg path')).toHaveLength(2))
  const row = within(figure).getAllByRole('link')[at]!
  expect(row).toHaveAttribute('href', `/transactions${search}`)
  await userEvent.click(figure.querySelectorAll('svg path')[at]!)
  expect(await screen.findByRole('heading', { name: 'Data Transactions' })).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/transactions', search })
})

test('a slice that is pointed at says its amount, until it no longer is', async () => {
  answerDashboard()
  await openPage(pageTable, '/dashboard')
  const figure = await screen.findByRole('figure', { name: 'Income and expenses' })
  const slices = () => figure.querySelectorAll('svg path')
  await waitFor(() => expect(slices()).toHaveLength(2))
  const amounts = () => within(figure).getAllByText('1.250.001').length
  expect(amounts()).toBe(1)
  await userEvent.hover(slices()[1]!)
  await waitFor(() => expect(amounts()).toBe(2))
  await userEvent.unhover(slices()[1]!)
  await waitFor(() => expect(amounts()).toBe(1))
})

test('totals that fail read "Failed to fetch transactions"; the rest stays usable', async () => {
  answerDashboard([transactionOf()])
  plan(calls.sumTransactions, { status: 500, body: { message: 'Kesalahan server' } })
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch transactions')
  expect(screen.getByText('Makanan')).toBeVisible()

  answerDashboard([transactionOf()])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('group', { name: 'Balance' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('recent transactions that fail read "Failed to fetch transactions"; the rest stays usable', async () => {
  answerDashboard()
  plan(calls.listTransactions, { status: 503 })
  await openPage(pageTable, '/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Recent Transactions' }))
  expect(card.getByRole('alert')).toHaveTextContent('Failed to fetch transactions')
  expect(screen.getByRole('group', { name: 'Balance' })).toBeVisible()

  answerDashboard([transactionOf()])
  await userEvent.click(card.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Makanan')).toBeVisible()
})

test('what fails for the totals and the transactions alike is said once', async () => {
  plan(calls.findOutlook, { status: 503 })
  plan(calls.sumTransactions, { status: 503 })
  plan(calls.listTransactions, { status: 503 })
  await openPage(pageTable, '/dashboard')
  expect(await screen.findAllByRole('alert')).toHaveLength(1)

  answerDashboard([transactionOf()])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Makanan')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Balance' })).toBeVisible()
})

test('a row opens its transaction, and "See all" leads to all of them', async () => {
  answerDashboard([transactionOf()])
  answerCategories()
  const router = await openPage(pageTable, '/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Recent Transactions' }))
  expect(card.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/transactions')
  answerTransactions([transactionOf()])
  await userEvent.click(card.getByRole('link', { name: 'Nasi goreng' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByDisplayValue('Nasi goreng')).toBeVisible()
  expect(router.state.location.pathname).toBe('/transactions/1')
})

test('a date that is no date reads "Invalid Date"', async () => {
  answerDashboard([transactionOf({ transaction_date: '' })])
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('Invalid Date')).toBeVisible()
})
