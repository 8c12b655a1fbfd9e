import type { Page } from 'playwright-core'
import { after, openAs, whileCall, type Open } from '../open-screen'
import { dialog, press } from './wallet-screens'

const long = 'Renovasi rumah orang tua di kampung halaman sebelum Lebaran'

const goals = [
  {
    ...{ id: 1, name: long, target: '999999999999.99', saved: '123456789012.34', missing: '876543210987.65' },
    ...{ due_on: '2099-12-31', wallet_id: 1, per_period: '73045267582.31', this_period: '250000.00' },
    ...{ planned: '5000000.00', count: 30 },
    moves: [
      { id: 3, amount: '5000000.00', moved_on: '2099-03-20' },
      { id: 2, amount: '-999999999999.99', moved_on: '2026-11-02' },
      { id: 1, amount: '250000.00', moved_on: '2026-11-01' },
    ],
  },
  { id: 2, name: 'Kurban', due_on: '2020-05-01', per_period: null },
  { id: 3, name: 'Dana darurat', due_on: null, per_period: null, saved: '0.00', missing: '3000000.00' },
  { id: 4, name: 'Ponsel', is_reached: true, per_period: null, saved: '3100000.00', missing: '0.00' },
].map(goal => ({
  ...{ target: '3000000.00', saved: '1200000.00', missing: '1800000.00', planned: '0.00' },
  ...{ this_period: '0.00', from_next_period: null, wallet_id: null, is_reached: false, moves: [], count: 0 },
  ...{ created_at: '2026-01-01T00:00:00Z' },
  ...goal,
}))

const short = [{ wallet_id: 1, name: 'Tabungan', balance: '100000.00', put_aside: '123456789012.34' }]

const income = {
  ...{ id: 900, type: 'income', amount: '5000000.00', category_id: 1, category: { id: 1, name: 'Gaji' } },
  ...{ description: 'THR', transaction_date: '2099-03-20' },
  ...{ created_at: '2026-01-01T00:00:00Z', version: 'first' },
}

const withGoals =
  (open: Open): Open =>
  async (page, product) => {
    await page.route('**/api/goals', route =>
      route.fulfill({
        json: { data: goals, meta: { total: 4, next_cursor: null, saved: '123461089012.34', short } },
      }),
    )
    await page.route('**/api/transactions?*planned=only*', route =>
      route.fulfill({
        json: {
          data: [income],
          meta: { total: 1, next_cursor: null, income: '5000000.00', expense: '0.00', balance: '5000000.00' },
        },
      }),
    )
    await open(page, product)
  }

const full = withGoals(openAs('user', '/goals', 'Goals'))

const openFirst = (page: Page) =>
  page.getByRole('list', { name: 'Your goals' }).locator('summary').first().click()

export const goalScreens: Record<string, Open> = {
  goals: after(full, page => openFirst(page)),
  'goals-empty': openAs('newcomer', '/goals', 'Goals'),
  'goals-failed': whileCall('**/api/goals', 'fails', openAs('user', '/goals', 'Goals')),
  'goals-new': press(full, 'New goal'),
  'goals-aside': press(full, `Set aside for ${long}`, page =>
    dialog(page).getByRole('button', { name: /^THR/ }).click(),
  ),
  'goals-out': press(full, 'Withdraw from Ponsel'),
  'goals-removal': after(full, async page => {
    await openFirst(page)
    await page.getByRole('button', { name: `Delete ${long}` }).click()
    await dialog(page).getByRole('button', { name: 'Delete' }).waitFor()
  }),
}
