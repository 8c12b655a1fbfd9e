import type { Page } from 'playwright-core'
import { after, openAs, whileCall, type Open } from './open-screen'

const dashboard = openAs('user', '/dashboard', 'Recent Transactions')
const category = openAs('user', '/category', 'Category Management')
const log = openAs('user', '/log-activity', 'Log Activity')
const setting = openAs('user', '/setting', 'Settings')

const openDialog = (page: Page) => page.getByRole('dialog').waitFor()

const addTransaction = async (page: Page) => {
  await page.getByRole('button', { name: 'Tambah Transaksi' }).first().click()
  await page.getByRole('dialog').getByLabel('Amount').waitFor()
}

export const userScreens: Record<string, Open> = {
  dashboard: after(dashboard, page => page.locator('figure svg').first().waitFor()),
  'dashboard-empty': openAs('newcomer', '/dashboard', 'Recent Transactions'),
  'dashboard-failed': whileCall('**/api/transactions**', 'fails', openAs('user', '/dashboard', 'Dashboard')),
  'dashboard-more': after(dashboard, async page => {
    const more = page.getByRole('button', { name: 'More' })
    if (await more.isVisible()) await more.click()
  }),
  'add-transaction': after(dashboard, addTransaction),
  'add-transaction-closing': after(dashboard, async page => {
    await addTransaction(page)
    await page.getByRole('dialog').getByLabel('Amount').fill('25000')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).waitFor()
  }),
  category,
  'category-edited': after(category, page => page.getByRole('button', { name: 'Edit Makanan' }).click()),
  'category-remove': after(category, async page => {
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await openDialog(page)
  }),
  'log-activity': after(log, page => page.getByRole('listitem').first().waitFor()),
  'log-activity-empty': after(openAs('newcomer', '/log-activity?search=none-at-all', 'Log Activity'), page =>
    page.getByText('No activities found').waitFor(),
  ),
  'log-activity-failed': whileCall(
    '**/api/activities**',
    'fails',
    openAs('user', '/log-activity', 'Log Activity'),
  ),
  'log-activity-entry': after(log, async page => {
    await page.locator('main').getByRole('listitem').first().getByRole('button').first().click()
    await openDialog(page)
  }),
  setting: after(setting, page => page.getByText('This device', { exact: false }).first().waitFor()),
  'setting-end-sessions': after(setting, async page => {
    await page.getByRole('button', { name: 'End all other sessions' }).click()
    await openDialog(page)
  }),
  'change-password': openAs('user', '/change-password', 'Set a New Password'),
  'not-allowed': openAs('user', '/admin', 'This area is for administrators'),
  'area-away': async (page, product) => {
    await page.route('**/r/user/**', route => route.abort())
    await openAs('user', '/dashboard', 'Your area cannot be reached')(page, product)
  },
  'page-away': async (page, product) => {
    await page.route('**/r/user/*/dashboard.*', route => route.abort())
    await openAs('user', '/dashboard', 'Your area cannot be reached')(page, product)
  },
}
