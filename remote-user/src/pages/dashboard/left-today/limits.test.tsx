import type { Outlook, OutlookLimit } from '@pundi/contract'
import { openPage } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import {
  answerDashboard,
  answerOutlook,
  outlookLineOf,
  signedIn,
  transactionOf,
} from '../../../testing/answers'

beforeEach(() => {
  signedIn()
  answerDashboard([transactionOf()])
})

async function openLeft(changes: Partial<Outlook>) {
  answerOutlook(changes)
  await openPage(pageTable, '/dashboard')
  return within(await screen.findByRole('region', { name: 'Left today' }))
}

test.each([
  ['budgets', 'based on your budgets'],
  ['income', 'based on this month’s income'],
  ['money', 'based on the money you have'],
] as const)(
  'the card says that it is limited by %s, and has the figures of that limit',
  async (limit, name) => {
    const others = [limitOf(), limitOf({ kind: 'budgets' }), limitOf({ kind: 'income' })]
    const holding = limitOf({ kind: limit, left_today: '33000.00', per_day: '44000.00' })
    const left = await openLeft({ limit, limits: [...others.filter(({ kind }) => kind !== limit), holding] })
    expect(left.getByText(name)).toBeVisible()
    expect(left.getByText('33.000')).toBeVisible()
    expect(left.getByText(/^Rp\s44\.000 a day until 30 November/)).toBeVisible()
  },
)

test('one press shows the sum of each limit, the one that holds first, and what comes in and goes out one by one', async () => {
  const left = await openLeft({
    ...{
      limit: 'money',
      limits: [limitOf({ kind: 'income', lines: [outlookLineOf('income', '7.00')] }), limitOf()],
    },
  })
  await userEvent.click(left.getByRole('button', { name: 'How we work this out' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Left today' }))
  expect(dialog.getAllByRole('table').map(table => table.getAttribute('aria-label'))).toEqual([
    'based on the money you have',
    'based on this month’s income',
  ])
  const table = within(dialog.getByRole('table', { name: 'based on the money you have' }))
  await userEvent.click(table.getByRole('button', { name: 'Expenses until 28 November' }))
  expect(table.getByRole('row', { name: /^27 November: Kos -\s?Rp\s300\.000$/ })).toBeVisible()
  expect(table.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Available before today’s spending', '/wallet'],
    ['25 November: KPR', '/wallet/4'],
    ['26 November: Listrik', '/transactions?type=expense&category_id=2&from=2026-11-26&to=2026-11-26'],
    ['26 November: Tabung', '/transactions?type=transfer&from=2026-11-26&to=2026-11-26'],
    ['27 November: Kos', '/planned#schedule-3'],
    ['Set aside for goals', '/goals'],
  ])
  expect(dialog.getByText('Your “Left today” amount is the lowest of these.')).toBeVisible()
})

test('what is overdue on several days of one schedule or loan is a line for each of them', async () => {
  const overdue = { date: '2026-11-24', category: null, amount: '-100000.00' }
  const [kos, kpr] = [
    { ...overdue, description: 'Kos', schedule_id: 3 },
    { ...overdue, description: 'KPR', loan_id: 4 },
  ]
  const lines: OutlookLimit['lines'] = [
    { kind: 'going_out', amount: '-500000.00', count: 5, records: [kos, kos, kos, kpr, kpr] },
  ]
  const left = await openLeft({ limit: 'money', limits: [limitOf({ lines })] })
  await userEvent.click(left.getByRole('button', { name: 'How we work this out' }))
  const table = within(await screen.findByRole('table', { name: 'Left today' }))
  await userEvent.click(table.getByRole('button', { name: 'Expenses until 28 November' }))
  const links = table.getAllByRole('link').map(link => link.textContent)
  expect(links).toEqual([
    ...['24 November: Kos', '24 November: Kos', '24 November: Kos'],
    ...['24 November: KPR', '24 November: KPR'],
  ])
})

test('the end of the money says how much is missing on which day, and it alone is red', async () => {
  const left = await openLeft({
    ...{ limit: 'money', limits: [limitOf({ left_today: '-9000.00', left_in_period: '-54000.00' })] },
  })
  expect(left.getByText('Nothing left today')).toBeVisible()
  expect(left.getByText('With what you’ve planned, you’ll be Rp 54.000 short on 28 November.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Left today' })).toHaveAttribute('data-is-end', 'true')
})

test('what is spent outside the budgets, and what friends owe of it, stand beside what is left', async () => {
  const lines = [outlookLineOf('spent', '-250000.00'), outlookLineOf('spent_today', '-50000.00')]
  const left = await openLeft({
    ...{ limit: 'budgets', limits: [limitOf({ kind: 'budgets', owed: '200000.00', lines })] },
    outside_budgets: '45000.00',
  })
  expect(left.getByRole('link', { name: /^Spent outside your budgets: Rp\s45\.000$/ })).toHaveAttribute(
    'href',
    '/budget',
  )
  expect(left.getByText('You spent Rp 300.000, of which friends owe you Rp 200.000')).toBeVisible()
})

test('what friends owe of what is spent outside the budgets is said beside it', async () => {
  const left = await openLeft({
    ...{ limit: 'money', limits: [limitOf({ kind: 'budgets', owed: '200000.00' }), limitOf()] },
    ...{ outside_budgets: '45000.00', owed: '230000.00' },
  })
  const outside = left.getByRole('link', { name: /^Spent outside your budgets/ }).closest('p')
  expect(outside).toHaveTextContent(/Rp\s45\.000 Friends owe you Rp\s30\.000 of this$/)
})

test('where nothing limits there is no verdict: what was spent this month, and one button that adds income', async () => {
  answerOutlook({
    ...{ limit: 'none', limits: [], owed: '20000.00', left_today: '-45000.00', left_in_period: '-45000.00' },
    lines: [outlookLineOf('spent_today', '-45000.00')],
  })
  await openPage(pageTable, '/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Spent this month' }))
  expect(card.getByText('45.000')).toBeVisible()
  expect(card.getByRole('link', { name: 'See where the money went' })).toHaveAttribute(
    'href',
    '/transactions?type=expense&from=2026-11-01&to=2026-11-30',
  )
  expect(card.getByText('Friends owe you Rp 20.000 of this')).toBeVisible()
  expect(screen.queryByText('Nothing left today')).not.toBeInTheDocument()
  await userEvent.click(card.getByRole('button', { name: 'Add income' }))
  const form = within(await screen.findByRole('dialog'))
  expect(await form.findByLabelText('Type')).toHaveValue('income')
})

const limitOf = (changes: Partial<OutlookLimit> = {}): OutlookLimit => ({
  ...{ kind: 'money', left_in_period: '630000.00', per_day: '90000.00', left_today: '90000.00' },
  ...{ spent_today: '0.00', from_tomorrow: '105000.00', lowest_on: '2026-11-28' },
  lines: [
    { kind: 'to_spend', amount: '1100000.00', count: 0 },
    {
      ...{ kind: 'going_out', amount: '-450000.00', count: 3 },
      records: [
        { date: '2026-11-25', description: 'KPR', category: null, amount: '-100000.00', loan_id: 4 },
        {
          date: '2026-11-26',
          description: 'Listrik',
          category: { id: 2, name: 'Rumah' },
          amount: '-50000.00',
        },
        { date: '2026-11-26', description: 'Tabung', category: null, amount: '-10000.00' },
        { date: '2026-11-27', description: 'Kos', category: null, amount: '-300000.00', schedule_id: 3 },
      ],
    },
    { kind: 'held', amount: '-20000.00', count: 1 },
  ],
  ...changes,
})
