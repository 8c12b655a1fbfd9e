import type { Page } from 'playwright-core'
import { after, openAs, whileCall, type Open } from './open-screen'

/** A year of transactions, what the address keeps of them, and what to do there. */
const filtered = (search: string, go: (page: Page) => Promise<unknown>) =>
  after(openAs('user', `/transactions${search}`, 'Data Transactions'), go)

const seeRows = (page: Page) => page.getByRole('table').waitFor()

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
  'transactions-selected': filtered('', selectAll),
  'transactions-change-category': filtered('', async page => {
    await selectAll(page)
    await page.getByRole('button', { name: 'Change category' }).click()
    await page.getByRole('dialog').waitFor()
  }),
  'transactions-delete': filtered('', async page => {
    await page.getByRole('button', { name: 'Delete' }).first().click()
    await page.getByRole('dialog', { name: 'Apakah Anda yakin' }).waitFor()
  }),
  'transactions-failed': whileCall(
    '**/api/transactions**',
    'fails',
    openAs('user', '/transactions', 'Data Transactions'),
  ),
}
