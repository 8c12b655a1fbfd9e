import { calls, type Outlook } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import {
  answerDashboard,
  answerOutlook,
  answerTransactions,
  outlookLineOf,
  outlookOf,
  signedIn,
  summaryOf,
  transactionOf,
} from '../../testing/answers'

beforeEach(() => {
  signedIn()
  answerDashboard([transactionOf()])
})

async function openLeft(changes: Partial<Outlook> = {}) {
  answerOutlook(changes)
  const router = await openPage(pageTable, '/dashboard')
  return { router, left: within(await screen.findByRole('region', { name: 'Left today' })) }
}

test('what is left today comes first, with the share of a day, until when, and what is planned before', async () => {
  const { left } = await openLeft()
  expect(left.getByText('450.000')).toBeVisible()
  expect(left.getByText('Rp 500.000 a day until 30 November, after 3 planned bills')).toBeVisible()
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first).toHaveTextContent('Left today')
  expect(left.queryByRole('link')).not.toBeInTheDocument()
})

test.each([
  [{ lines: [outlookLineOf('income', '700.00')] }, 'Rp 500.000 a day until 30 November'],
  [
    { lines: [outlookLineOf('income', '700.00'), outlookLineOf('planned', '-1.00')], days_left: 6 },
    'Rp 500.000 a day until 30 November, after 1 planned bill',
  ],
  [{ days_left: 1, from_tomorrow: null }, 'It’s the last day of your month: what’s left is for today.'],
])('%j says "%s"', async (changes, sentence) => {
  const { left } = await openLeft(changes)
  expect(left.getByText(sentence)).toBeVisible()
})

test('one press shows the sum that made it, line by line, and each line opens its transactions', async () => {
  const { left, router } = await openLeft()
  answerTransactions()
  await userEvent.click(left.getByRole('button', { name: 'How we work this out' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Left today' }))
  const rows = dialog.getAllByRole('row').map(row => row.textContent)
  expect(rows.map(row => row.replace(/\s/g, ' '))).toEqual([
    'Income up to today 1 transactionRp 7.000.000',
    'Spent before today 12 transactions-Rp 2.900.000',
    'Planned until 30 November 3 transactions-Rp 600.000',
    'For 7 days, including todayRp 3.500.000',
    'Per day, rounded downRp 500.000',
    'Spent today 1 transaction-Rp 50.000',
    'Left todayRp 450.000',
  ])
  expect(dialog.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/transactions?type=income&from=2026-11-01&to=2026-11-23',
    '/transactions?type=expense&from=2026-11-01&to=2026-11-23',
    '/transactions?type=expense&from=2026-11-25&to=2026-11-30',
    '/transactions?type=expense&from=2026-11-01&to=2026-11-23',
  ])
  await userEvent.click(dialog.getByRole('link', { name: 'Planned until 30 November' }))
  expect(await screen.findByRole('heading', { name: 'Data Transactions' })).toBeVisible()
  expect(router.state.location.search).toBe('?type=expense&from=2026-11-25&to=2026-11-30')
})

test('the sum says by which rule and for which day it was computed, and what tomorrow has', async () => {
  const { left } = await openLeft({ per_day: '500000.33' })
  await userEvent.click(left.getByRole('button', { name: 'How we work this out' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Left today' }))
  expect(dialog.getByText('As of Selasa, 24 Nov 2026.')).toBeVisible()
  expect(dialog.getByText(/^Today’s spending lowers what’s left today/)).toBeVisible()
  expect(dialog.getByText(/you’ll have Rp\s575\.000 a day from tomorrow\.$/)).toBeVisible()
  expect(dialog.getByText('500.000,33')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(left.getByRole('button', { name: 'How we work this out' })).toHaveFocus()
})

const [food, rent] = [
  { id: 2, name: 'Makanan' },
  { id: 3, name: 'Kos' },
]

test('with budgets each line opens to its categories, which open their transactions', async () => {
  const spent = outlookLineOf('spent', '-100000.00', 2)
  const { left } = await openLeft({
    basis: 'budgets',
    lines: [
      { kind: 'budget', amount: '900000.00', count: 0, category: food },
      { kind: 'budget', amount: '600000.00', count: 0, category: rent },
      { ...spent, category: food, query: { ...spent.query!, category_id: food.id } },
    ],
  })
  await userEvent.click(left.getByRole('button', { name: 'How we work this out' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Left today' }))
  const budgets = dialog.getByRole('button', { name: 'Budgets, including carry-over' })
  expect(budgets.closest('tr')).toHaveTextContent(/Rp\s1\.500\.000$/)
  expect(dialog.queryByText('Kos')).not.toBeInTheDocument()
  await userEvent.click(budgets)
  expect(dialog.getByRole('row', { name: /^Kos Rp\s600\.000$/ })).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Kos' })).toHaveAttribute('href', '/budget')
  await userEvent.click(budgets)
  await userEvent.click(dialog.getByRole('button', { name: 'Spent before today' }))
  expect(dialog.getByRole('link', { name: 'Makanan' })).toHaveAttribute(
    'href',
    '/transactions?type=expense&category_id=2&from=2026-11-01&to=2026-11-23',
  )
  expect(dialog.getByText(/Spending in categories without a budget doesn’t count\.$/)).toBeVisible()
})

test('where the budgets have too little, one is moved to another', async () => {
  const { left } = await openLeft({
    ...{ basis: 'budgets', left_today: '-20000.00', left_in_period: '-140000.00' },
    lines: [{ kind: 'budget', amount: '900000.00', count: 0, category: food }],
  })
  expect(left.getByText('Nothing left today')).toBeVisible()
  expect(left.getByRole('link', { name: 'Move money between budgets' })).toHaveAttribute('href', '/budget')
})

test('who spent more than today’s share is told by how much, what tomorrow has, and where to look', async () => {
  const { left } = await openLeft({ left_today: '-100000.00', spent_today: '600000.00' })
  expect(left.getByText('Nothing left today')).toBeVisible()
  expect(
    left.getByText(
      'You spent Rp 100.000 more than today’s amount. From tomorrow you have Rp 575.000 a day until 30 November.',
    ),
  ).toBeVisible()
  expect(left.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['See planned transactions', '/transactions?type=expense&from=2026-11-25&to=2026-11-30'],
    ['See where the money went', '/transactions?type=expense&from=2026-11-01&to=2026-11-30'],
  ])
})

test('a share that is spent to the last cent leaves nothing, and is no cent over', async () => {
  const { left } = await openLeft({ left_today: '0.00' })
  expect(left.getByText('From tomorrow you have Rp 575.000 a day until 30 November.')).toBeVisible()
})

test('on the last day a period that is spent to the last cent has not too little', async () => {
  const { left } = await openLeft({
    ...{ left_today: '0.00', left_in_period: '0.00', days_left: 1, from_tomorrow: null },
  })
  expect(left.getByText('It’s the last day of your month and nothing is left.')).toBeVisible()
})

test('where the whole period has too little, it says by how much, until when, and what to do', async () => {
  const { left } = await openLeft({ left_today: '-20000.00', left_in_period: '-140000.00' })
  expect(left.getByText('You’ll be Rp 140.000 short by 30 November.')).toBeVisible()
  expect(left.getByRole('link', { name: 'See where the money went' })).toBeVisible()
})

test('a new account is led to its first transaction, and to no zero', async () => {
  answerDashboard([], summaryOf({ income: '0.00', expense: '0.00', balance: '0.00', count: 0 }))
  answerOutlook({ lines: [] })
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText(/^Add your first income or expense/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Left today' })).not.toBeInTheDocument()
})

test('where it could not be loaded it says so, and the rest stays usable', async () => {
  plan(calls.findOutlook, { status: 503 })
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByText('We couldn’t load the amount left today.')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Balance' })).toBeVisible()
  plan(calls.findOutlook, { body: { data: outlookOf() } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Left today' })).toBeVisible()
})
