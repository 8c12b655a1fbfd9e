import { calls, type Summary } from '@pundi/contract'
import { fakeDate, openPage, plan, unchosen } from '@pundi/devkit/testing'
import { prefer } from '@pundi/platform/session'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import {
  answerDashboard,
  answerTransactions,
  metaOf,
  signedIn,
  spentOf,
  summaryOf,
  transactionOf,
} from '../../testing/answers'

const october = { month: '2026-10', income: '8500000.00', expense: '4250000.50' }

beforeEach(() => {
  signedIn()
  fakeDate('2026-11-20T00:30:00+07:00')
})

test('cash flow stands by month for the last twelve, months without rows as zero', async () => {
  const figure = await openMonths(october)
  const months = figure.getAllByRole('radio')
  expect(months).toHaveLength(12)
  expect(months[0]).toHaveAccessibleName(/^Des 2025: income Rp\s0, expenses Rp\s0$/)
  expect(months[10]).toHaveAccessibleName(/^Okt 2026: income Rp\s8\.500\.000, expenses Rp\s4\.250\.001$/)
  expect(months[11]).toBeChecked()
})

test('a month that is pointed at, or reached by the arrow keys, shows its exact amounts, which open its transactions', async () => {
  const figure = await openMonths(october)
  expect(figure.getByText('November 2026')).toBeVisible()
  fireEvent.pointerEnter(figure.getByRole('radio', { name: /^Okt 2026/ }).parentElement!)
  expect(figure.getByText('Oktober 2026')).toBeVisible()
  const [income, expense, balance] = figure.getAllByRole('link')
  expect(income).toHaveTextContent(/^Rp\s8\.500\.000$/)
  expect(income).toHaveAttribute('href', '/transactions?type=income&from=2026-10-01&to=2026-10-31')
  expect(expense).toHaveAttribute('href', '/transactions?type=expense&from=2026-10-01&to=2026-10-31')
  expect(balance).toHaveTextContent(/^\+Rp\s4\.250\.000$/)
  expect(balance).toHaveAttribute('href', '/transactions?from=2026-10-01&to=2026-10-31')
})

test('a finger chooses a month first, and opens it by a second press', async () => {
  const figure = await openMonths(october)
  answerTransactions()
  const radio = figure.getByRole('radio', { name: /^Okt 2026/ })
  fireEvent.pointerEnter(radio.parentElement!, { pointerType: 'touch' })
  fireEvent.click(radio)
  expect(figure.getByText('Oktober 2026')).toBeVisible()
  fireEvent.click(radio)
  expect(await screen.findByRole('heading', { name: 'Data Transactions' })).toBeVisible()
})

test('Enter opens the month that the arrow keys came to', async () => {
  const figure = await openMonths(october)
  answerTransactions()
  figure.getByRole('radio', { name: /^Nov 2026/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Data Transactions' })).toBeVisible()
})

test('one month many times as high as the others is cut, says its amount and leaves them their height', async () => {
  const usual = ['06', '07', '08', '09'].map(month => ({
    ...{ month: `2026-${month}`, income: '8000000.00', expense: '4000000.00' },
  }))
  const figure = await openMonths(...usual, { ...october, income: '420000000.00' })
  expect(figure.getByText('420 jt')).toBeInTheDocument()
  expect(figure.getByText(/^Bars with a break are shortened/)).toBeVisible()
})

test('the same numbers stand in a table, the latest month first, and open their transactions', async () => {
  const figure = await openMonths({ month: '2026-11', income: '1000.00', expense: '500.00' })
  await userEvent.click(figure.getByRole('button', { name: 'Show as a table' }))
  const rows = within(figure.getByRole('table', { name: 'Cash flow by month' })).getAllByRole('row')
  expect(rows).toHaveLength(13)
  expect(rows[1]).toHaveTextContent(/^Nov 2026Rp\s1\.000Rp\s500Rp\s500$/)
  expect(within(rows[1]!).getAllByRole('link')[1]).toHaveAttribute(
    'href',
    '/transactions?type=expense&from=2026-11-01&to=2026-11-30',
  )
})

test('months that begin on the 25th are asked for, twelve of them, and named by their days', async () => {
  prefer({ ...unchosen, month_start: 25 })
  const asked: string[] = []
  answerDashboard([transactionOf()])
  plan(calls.sumTransactions, async ({ url }) => {
    asked.push(new URL(url).search)
    return { body: { data: summaryOf({ by_month: [october] }) } }
  })
  await openPage(pageTable, '/dashboard')
  const figure = within(await screen.findByRole('figure', { name: 'Cash flow by month' }))
  expect(asked).toEqual(['', '?month_start=25&from=2025-11-25&to=2026-11-24'])
  const last = figure.getAllByRole('radio').at(-1)!
  expect(last).toHaveAccessibleName(/^25 Okt\s.\s24 Nov 2026: income Rp\s8\.500\.000/)
  expect(figure.getAllByRole('link')[2]).toHaveAttribute(
    'href',
    '/transactions?from=2026-10-25&to=2026-11-24',
  )
})

test('what friends owe is said of each month that has it, and keeps its place in the others', async () => {
  answerDashboard([transactionOf()], summaryOf({ by_month: [{ ...october, owed: '40000.00' }] }))
  await openPage(pageTable, '/dashboard')
  const figure = within(await screen.findByRole('figure', { name: 'Cash flow by month' }))
  expect(figure.queryByText(/^You spent/)).not.toBeInTheDocument()
  await userEvent.click(figure.getByRole('radio', { name: /^Okt 2026/ }))
  expect(figure.getByText(/^You spent .*, of which friends owe you Rp 40\.000$/)).toBeVisible()
})

test('months that cannot be had say so in their own place; the rest stays usable', async () => {
  prefer({ ...unchosen, month_start: 25 })
  answerDashboard([transactionOf()])
  plan(calls.sumTransactions, async ({ url }) =>
    new URL(url).search ? { status: 503 } : { body: { data: summaryOf({ by_month: [october] }) } },
  )
  await openPage(pageTable, '/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Cash flow by month' }))
  expect(await card.findByRole('alert')).toHaveTextContent('Failed to fetch transactions')
  expect(screen.getByRole('group', { name: 'Balance' })).toBeVisible()
  answerDashboard([transactionOf()])
  await userEvent.click(card.getByRole('button', { name: 'Try again' }))
  expect(await card.findByRole('figure')).toBeVisible()
})

test('all that was spent stands by category, and each opens its transactions', async () => {
  answerDashboard(
    [transactionOf()],
    summaryOf({ by_category: [spentOf(2, 'Makanan', '300000.00'), spentOf(5, 'Hiburan', '50000.00')] }),
  )
  await openPage(pageTable, '/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Spending by category' }))
  const rows = await card.findAllByRole('listitem')
  expect(rows.map(wordsOf)).toEqual(['MakananRp 300.000', 'HiburanRp 50.000'])
  expect(card.getByRole('link', { name: 'Makanan' })).toHaveAttribute(
    'href',
    '/transactions?type=expense&category_id=2',
  )
})

test('the smaller categories share a row that opens them', async () => {
  const rows = Array.from({ length: 9 }, (_, index) =>
    spentOf(index, `Kategori ${index}`, `${900 - index}.00`),
  )
  answerDashboard([transactionOf()], summaryOf({ by_category: rows }))
  await openPage(pageTable, '/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Spending by category' }))
  const others = await card.findByRole('button', { name: 'All others' })
  expect(card.queryByRole('link', { name: 'Kategori 8' })).not.toBeInTheDocument()
  await userEvent.click(others)
  expect(card.getByRole('link', { name: 'Kategori 8' })).toBeVisible()
  expect(others).toHaveAttribute('aria-expanded', 'true')
})

test('without expenses it says so', async () => {
  answerDashboard([transactionOf()])
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('Nothing spent')).toBeVisible()
})

test('what is planned stands apart, with its next day and what it comes to', async () => {
  answerDashboard([transactionOf()])
  const asked: string[] = []
  plan(calls.listTransactions, async ({ url }) => {
    const { search, searchParams } = new URL(url)
    if (searchParams.get('planned') !== 'only') return { body: { data: [transactionOf()], meta: metaOf(1) } }
    asked.push(search)
    const next = transactionOf({ id: 9, description: 'Kos', transaction_date: '2026-12-01' })
    return { body: { data: [next], meta: { ...metaOf(3), balance: '-1500000.00' } } }
  })
  await openPage(pageTable, '/dashboard')
  const link = await screen.findByRole('link', { name: '3 planned transactions, next on 01/12/2026' })
  expect(link).toHaveAttribute('href', '/transactions?from=2026-12-01')
  expect(link.parentElement).toHaveTextContent(/-Rp\s1\.500\.000$/)
  expect(asked).toEqual(['?planned=only&sort=date&limit=1'])
})

async function openMonths(...by_month: Summary['by_month']) {
  answerDashboard([transactionOf()], summaryOf({ by_month }))
  await openPage(pageTable, '/dashboard')
  return within(await screen.findByRole('figure', { name: 'Cash flow by month' }))
}

const wordsOf = (row: HTMLElement) => row.textContent.replace(/\s+/g, ' ').trim()
