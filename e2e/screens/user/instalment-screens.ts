import type { Page } from 'playwright-core'
import { after, type Open } from '../open-screen'
import { dialog, full, press } from './wallet-screens'

const plans = [
  {
    ...{ id: 1, name: 'Kulkas dua pintu dengan dispenser air dan pembuat es untuk rumah di Kebayoran Baru' },
    ...{ amount: '999999999999.99', count: 4, first_due: '2026-01-31', wallet_id: 3, paid_count: 1 },
    ...{ paid: '300000000000.00', owed: '699999999999.99' },
    ...{ next_due: '2026-02-28', next_amount: '199999999999.99' },
  },
  {
    ...{ id: 2, name: 'HP', amount: '1200000.00', count: 12, first_due: '2031-01-31', wallet_id: 3 },
    ...{ paid: '0.00', owed: '1200000.00', paid_count: 0, next_due: '2031-01-31', next_amount: '100000.00' },
  },
  {
    ...{ id: 3, name: 'Tiket', amount: '900000.00', count: 3, first_due: '2031-01-31', wallet_id: null },
    ...{ paid: '0.00', owed: '900000.00', paid_count: 0, next_due: '2031-01-31', next_amount: '300000.00' },
  },
  {
    ...{ id: 4, name: 'Sepatu', amount: '600000.00', count: 2, first_due: '2026-01-31', wallet_id: 3 },
    ...{ paid: '600000.00', owed: '0.00', paid_count: 2, next_due: null, next_amount: null },
  },
].map(plan => ({ books: 'at_once', created_at: '2026-01-01T00:00:00Z', ...plan }))

const withPlans =
  (open: Open): Open =>
  async (page, product) => {
    await page.route('**/api/instalments', route =>
      route.fulfill({ json: { data: plans, meta: { total: plans.length, next_cursor: null } } }),
    )
    await open(page, product)
  }

const opened = after(withPlans(full), page => page.getByText('Payment plan', { exact: true }).first().click())

async function fill(page: Page) {
  await dialog(page).getByLabel('Total to pay').fill('1.000.000')
  await dialog(page).getByText('Payment plan', { exact: true }).click()
}

export const instalmentScreens: Record<string, Open> = {
  'wallet-instalments': after(opened, page => page.getByText('Paid off (1)').click()),
  'wallet-purchase': press(full, 'New instalment purchase', fill),
  'wallet-payment': press(withPlans(full), 'Pay HP'),
  'wallet-purchase-removal': press(opened, `Delete ${plans[0]!.name}`),
}
