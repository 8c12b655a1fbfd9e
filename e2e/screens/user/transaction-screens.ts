import type { Page } from 'playwright-core'
import { after, openAs, whileCall, whileReading, type Open } from '../open-screen'

/** Limits the list to 12 rows, because 50 rows would show nothing new. */
const filtered =
  (search: string, go: (page: Page) => Promise<unknown>): Open =>
  async (page, product) => {
    await page.route(
      ({ pathname }) => pathname === '/api/transactions',
      route => {
        const url = new URL(route.request().url())
        url.searchParams.set('limit', '12')
        return route.continue({ url: url.href })
      },
    )
    await openAs('user', `/transactions${search}`, 'Data Transactions')(page, product)
    await go(page)
  }

const seeRows = (page: Page) => page.getByRole('table').waitFor()

/**
 * The newest expense. On some days, the newest transaction is a transfer, which has no category.
 */
const firstExpense = (page: Page) =>
  page
    .locator('[data-row]')
    .filter({ has: page.getByText('expense', { exact: true }) })
    .first()

const selectAll = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByText(/selected$/).waitFor()
}

export const transactionScreens: Record<string, Open> = {
  transactions: filtered('', seeRows),
  'transactions-empty': after(openAs('newcomer', '/transactions', 'Data Transactions'), page =>
    page.getByText('No transactions found.').waitFor(),
  ),
  'transactions-filtered': filtered('?type=expense&min_amount=50000&date_range=1month', page =>
    page.getByRole('list', { name: 'Active filters' }).waitFor(),
  ),
  'transactions-nothing-found': filtered('?search=no+such+thing', page =>
    page.getByText('No transactions found.').waitFor(),
  ),
  'transactions-filter-refused': filtered('?min_amount=abc', page => page.getByRole('alert').waitFor()),
  'transaction-at-address': openAs('user', '/transactions/5', 'Detail Transaksi'),
  'transaction-none': openAs('newcomer', '/transactions/5', 'Data Transactions'),
  'transactions-selected': filtered('', selectAll),
  'transactions-change-category': filtered('', async page => {
    await selectAll(page)
    await page.getByRole('button', { name: 'Change category' }).click()
    await page.getByRole('dialog').waitFor()
  }),
  'transactions-moved': whileReading(
    filtered('', async page => {
      await page.route('**/api/transactions/move', route =>
        route.fulfill({ json: { data: { count: 1, activity_ids: [1] } } }),
      )
      // Press the checkbox by keyboard, because the checkbox is hidden on phones until a row is
      // selected.
      await firstExpense(page)
        .getByLabel(/^Select/)
        .press('Space')
      await page.getByRole('button', { name: 'Change category' }).click()
      await page.getByRole('dialog').getByLabel('Category').selectOption({ index: 1 })
      await page.getByRole('dialog').getByRole('button', { name: 'Change 1 transaction' }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    }),
  ),
  'transactions-filter-sheet': filtered('?type=expense', async page => {
    const opener = page.getByRole('button', { name: 'Filter Transactions (1)' })
    if (await opener.isVisible()) await opener.click()
  }),
  'transactions-delete': filtered('', async page => {
    await firstExpense(page).getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByRole('dialog', { name: 'Apakah Anda yakin' }).waitFor()
  }),
  'transactions-swiped': filtered('', async page => {
    await seeRows(page)
    await page
      .locator('[data-row]')
      .first()
      .evaluate(row => row.setAttribute('data-swiped', ''))
  }),
  'transactions-by-amount': filtered('?sort=-amount', seeRows),
  'transactions-failed': whileCall(
    '**/api/transactions**',
    'fails',
    openAs('user', '/transactions', 'Data Transactions'),
  ),
}
