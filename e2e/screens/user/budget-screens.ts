import { centsOf, decimalOf } from '@pundi/contract'
import { after, openAs, whileCall, whileReading, type Open } from '../open-screen'
import { dialog, press } from './wallet-screens'

const long = 'Kebutuhan rumah tangga dan sekolah anak-anak'

const afterPlanned = ({ left, planned }: { left: string; planned: string }) =>
  decimalOf(centsOf(left) - centsOf(planned))

const budgets = [
  {
    ...{ category_id: 1, name: long, amount: '999999999999.99', carried: '-123456789012.34' },
    ...{ spent: '300000.50', planned: '450000000000.00', left: '876542910987.15', carry: 'both' },
  },
  { category_id: 2, name: 'Transportasi', spent: '820000.00', left: '180000.00', planned: '250000.00' },
  { category_id: 3, name: 'Hiburan', spent: '1250000.50', left: '-250000.50', is_once: true },
  { category_id: 4, name: 'Hadiah', amount: '0.00', spent: '0.00', left: '0.00' },
  {
    category_id: 5,
    name: 'Kopi',
    carried: '75000.00',
    spent: '-50000.00',
    left: '1125000.00',
    carry: 'surplus',
  },
]
  .map(budget => ({
    ...{ icon: null, color: null, is_archived: false, amount: '1000000.00', carried: '0.00' },
    ...{ spent_today: '0.00', planned: '0.00', carry: 'none', is_once: false, from_period: '2026-11-01' },
    ...budget,
  }))
  .map(budget => ({ ...budget, left_after_planned: afterPlanned(budget) }))

const sums = {
  ...{ amount: '1000002999999.99', carried: '-123456714012.34', spent: '2320001.00', spent_today: '0.00' },
  ...{ planned: '450000250000.00', left: '876543965986.65', left_after_planned: '426543715986.65' },
  outside: { spent: '1750000.50', spent_today: '0.00', planned: '250000.00', category_ids: [6, 7] },
}
const present = { period: { from: '2026-11-01', to: '2026-11-30' }, today: '2026-11-24' }

const months = budgets.map(({ category_id, name, amount }) => ({
  ...{ category_id, name, icon: null, color: null, is_archived: false },
  months: [...Array(12).keys()].map(month => ({
    amount: month < 4 ? null : amount,
    spent: category_id === 4 ? '0.00' : String(1_200_000 - month * 70_000),
  })),
}))
const periods = [...Array(12).keys()].map(month => {
  const [year, name] = month === 0 ? [2025, '12'] : [2026, String(month).padStart(2, '0')]
  return { from: `${year}-${name}-01`, to: `${year}-${name}-28` }
})

const withBudgets =
  (open: Open): Open =>
  async (page, product) => {
    const answer = { data: budgets, meta: { total: 5, next_cursor: null, ...sums, ...present } }
    await page.route(/\/api\/budgets(\?|$)/, route =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: answer })
        : route.fulfill({ json: { data: { count: 5, activity_ids: [1, 2, 3, 4, 5] } } }),
    )
    await page.route('**/api/budgets/months*', route =>
      route.fulfill({ json: { data: months, meta: { total: 5, next_cursor: null, periods } } }),
    )
    await open(page, product)
  }

const empty = openAs('newcomer', '/budget', 'Budget')
const full = withBudgets(openAs('user', '/budget', 'Budget'))

export const budgetScreens: Record<string, Open> = {
  budget: after(full, page => page.getByText('The last twelve months').waitFor()),
  'budget-empty': empty,
  'budget-failed': whileCall(/\/api\/budgets$/, 'fails', openAs('user', '/budget', 'Budget')),
  'budget-months-failed': withBudgets(
    whileCall('**/api/budgets/months', 'fails', openAs('user', '/budget', 'Budget')),
  ),
  'budget-first': press(empty, 'Set budgets'),
  'budget-set': press(full, 'Set budgets', page =>
    dialog(page).getByRole('button', { name: 'Use suggestions' }).click(),
  ),
  'budget-one': press(full, `Edit ${long}`),
  'budget-move': press(full, `Move money from ${long}`),
  'budget-cover': press(full, 'Cover overspending in Hiburan'),
  'budget-saved': press(whileReading(full), 'Set budgets', async page => {
    await dialog(page).getByRole('textbox', { name: 'Hadiah' }).fill('5000')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your budgets have been saved.').waitFor()
  }),
}
