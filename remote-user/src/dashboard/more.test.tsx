import { calls, type Summary } from '@pundi/contract'
import { openPage, plan, unchosen } from '@pundi/devkit/testing'
import { prefer } from '@pundi/platform/session'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../pages'
import { answerDashboard, signedIn, summaryOf, transactionOf } from '../testing/answers'

const september = { month: '2026-09', income: '1000.00', expense: '500.00' }

beforeEach(() => {
  signedIn()
  jest.useFakeTimers({
    now: new Date('2026-11-20T00:30:00+07:00'),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  })
})
afterEach(() => jest.useRealTimers())

test('cash flow stands by month for the last twelve, months without rows as zero', async () => {
  const october = { month: '2026-10', income: '8500000.00', expense: '4250000.50' }
  answerDashboard([transactionOf()], summaryOf({ by_month: [october] }))
  await openPage(pageTable, '/dashboard')
  const figure = within(await screen.findByRole('figure', { name: 'Cash flow by month' }))
  const months = figure.getAllByRole('radio')
  expect(months).toHaveLength(12)
  expect(months[0]).toHaveAccessibleName(/^Des 2025: income Rp\s0, expense Rp\s0$/)
  expect(months[10]).toHaveAccessibleName(/^Okt 2026: income Rp\s8\.500\.000, expense Rp\s4\.250\.001$/)
  expect(months[11]).toBeChecked()
})

test('a month that is chosen, pointed at or reached by the arrow keys shows its exact amounts', async () => {
  const october = { month: '2026-10', income: '8500000.00', expense: '4250000.00' }
  answerDashboard([transactionOf()], summaryOf({ by_month: [october] }))
  await openPage(pageTable, '/dashboard')
  const figure = within(await screen.findByRole('figure', { name: 'Cash flow by month' }))
  expect(figure.getByText('Nov 2026', { selector: 'dt' })).toBeVisible()
  await userEvent.click(figure.getByRole('radio', { name: /^Okt 2026/ }))
  expect(figure.getByText('Okt 2026', { selector: 'dt' }).nextSibling).toHaveTextContent(
    /^\+Rp\s4\.250\.000$/,
  )
  fireEvent.pointerEnter(figure.getByRole('radio', { name: /^Sep 2026/ }).parentElement!)
  expect(figure.getByText('Sep 2026', { selector: 'dt' })).toBeVisible()
})

test('the same numbers stand in a table, the latest month first', async () => {
  answerDashboard(
    [transactionOf()],
    summaryOf({ by_month: [{ month: '2026-11', income: '1000.00', expense: '500.00' }] }),
  )
  await openPage(pageTable, '/dashboard')
  const figure = within(await screen.findByRole('figure', { name: 'Cash flow by month' }))
  await userEvent.click(figure.getByText('Show as a table'))
  const rows = within(figure.getByRole('table', { name: 'Cash flow by month' })).getAllByRole('row')
  expect(rows).toHaveLength(13)
  expect(rows[1]).toHaveTextContent(/^Nov 2026Rp\s1\.000Rp\s500$/)
})

test('spending stands by category, this month against last, by the reader’s calendar', async () => {
  answerDashboard([transactionOf()])
  const asked = answerSpending({
    '2026-11-01': [spent(2, 'Makanan', '300000.00'), spent(5, 'Hiburan', '50000.00')],
    '2026-10-01': [
      spent(2, 'Makanan', '100000.00'),
      spent(6, 'Sewa', '70000.00'),
      spent(5, 'Hiburan', '50000.00'),
    ],
  })
  await openPage(pageTable, '/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Spending by category' }))
  const rows = await card.findAllByRole('listitem')
  expect(rows.map(row => row.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'MakananRp 300.000 Rp 200.000 more than last month',
    'HiburanRp 50.000 as much as last month',
    'SewaRp 0 Rp 70.000 less than last month',
  ])
  expect(asked).toEqual([
    '?type=expense&from=2026-11-01&to=2026-11-20',
    '?type=expense&from=2026-10-01&to=2026-10-20',
  ])
  expect(card.getByText(/last month up to 20\/10\/2026/)).toBeVisible()
})

test('a month that begins on the 25th is compared with the one before, up to the same day', async () => {
  prefer({ ...unchosen, month_start: 25 })
  answerDashboard([transactionOf()])
  const asked = answerSpending({ '2026-10-25': [spent(2, 'Makanan', '300000.00')] })
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText(/^Rp\s300\.000 more than last month$/)).toBeVisible()
  expect(asked).toEqual([
    '?type=expense&from=2026-10-25&to=2026-11-20',
    '?type=expense&from=2026-09-25&to=2026-10-20',
  ])
})

test.each([
  [1, { ...september, month: '2026-11' }, 0],
  [25, { ...september, month: '2026-10' }, 0],
])(
  'where months begin on day %i, a first month is compared with nothing, and says so',
  async (month_start, first, count) => {
    prefer({ ...unchosen, month_start })
    answerDashboard([transactionOf()])
    const from = month_start === 1 ? '2026-11-01' : '2026-10-25'
    answerSpending({ [from]: [spent(2, 'Makanan', '300000.00')] }, { by_month: [first], count })
    await openPage(pageTable, '/dashboard')
    const card = within(await screen.findByRole('region', { name: 'Spending by category' }))
    expect(await card.findByText(/^This is your first month/)).toBeVisible()
    expect(card.getByRole('listitem')).toHaveTextContent(/^MakananRp\s300\.000$/)
  },
)

test('a month before that has only what is no expense, or only its end, is no reason to say first', async () => {
  prefer({ ...unchosen, month_start: 25 })
  answerDashboard([transactionOf()])
  answerSpending(
    { '2026-10-25': [spent(2, 'Makanan', '300000.00')] },
    {
      by_month: [{ ...september, month: '2026-10' }],
      count: 2,
    },
  )
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText(/^Rp\s300\.000 more than last month$/)).toBeVisible()
})

test('without expenses in either month it says so', async () => {
  answerDashboard([transactionOf()])
  answerSpending({})
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('Nothing spent this month, nor last month up to 20/10/2026')).toBeVisible()
})

test('spending that cannot be had says so in its own place; the rest stays usable', async () => {
  answerDashboard([transactionOf()])
  plan(calls.sumTransactions, async ({ url }) =>
    new URL(url).search ? { status: 503 } : { body: { data: summaryOf({ by_month: [september] }) } },
  )
  await openPage(pageTable, '/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Spending by category' }))
  expect(await card.findByRole('alert')).toHaveTextContent('Failed to fetch transactions')
  expect(screen.getByRole('group', { name: 'Balance' })).toBeVisible()
  answerSpending({ '2026-11-01': [spent(2, 'Makanan', '300000.00')] })
  await userEvent.click(card.getByRole('button', { name: 'Try again' }))
  expect(await card.findByText('Makanan')).toBeVisible()
})

/**
 * Plans the sums of the months that begin on these days and the number of earlier transactions; keeps what was asked of
 * the months.
 */
function answerSpending(
  months: Record<string, Summary['by_category']>,
  { by_month = [september], count = 0 }: Partial<Summary> = {},
) {
  const asked: string[] = []
  plan(calls.sumTransactions, async ({ url }) => {
    const { search, searchParams } = new URL(url)
    if (!search) return { body: { data: summaryOf({ by_month }) } }
    if (!searchParams.has('from')) return { body: { data: summaryOf({ count }) } }
    asked.push(search)
    return { body: { data: summaryOf({ by_category: months[searchParams.get('from')!] ?? [] }) } }
  })
  return asked
}

const spent = (category_id: number, name: string, total: string) => ({
  category_id,
  name,
  type: 'expense' as const,
  total,
  count: 1,
})
