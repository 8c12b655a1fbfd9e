import type { Page } from 'playwright-core'
import { after, openAs, whileCall, whileReading, type Open } from './open-screen'

const dashboard = openAs('user', '/dashboard', 'Recent Transactions')
const category = openAs('user', '/category', 'Category Management')
const setting = openAs('user', '/setting', 'Settings')

const openDialog = (page: Page) => page.getByRole('dialog').waitFor()

async function openCategoryForm(page: Page) {
  const opener = page.getByRole('button', { name: 'New category' })
  if (await opener.isVisible()) await opener.click()
}

export const longName = 'Kebutuhan rumah tangga dan keperluan sekolah anak-anak kita'

export const withCategories =
  (count: number): Open =>
  async (page, product) => {
    await page.route('**/api/categories', route => {
      const data = Array.from({ length: count }, (_, at) => ({
        id: at + 1,
        name: `${longName} ${at + 1}`.slice(0, 60),
        type: 'expense',
        count: at === 0 ? 1200 : 0,
      }))
      return route.fulfill({ json: { data, meta: { total: count, next_cursor: null } } })
    })
    await category(page, product)
  }

const withLetter =
  (open: Open): Open =>
  async (page, product) => {
    const amount = '999999999999.99'
    const sentences = [
      { kind: 'kept', income: amount, expense: amount, kept: `-${amount}` },
      { kind: 'grew', category_id: 2, name: longName, amount, average: amount },
      { kind: 'calm', days: 21, of: 31, mean: amount },
    ]
    const period = { from: '2026-10-25', to: '2026-11-24' }
    await page.route('**/api/letters/latest', route =>
      route.fulfill({ json: { data: { period, sentences } } }),
    )
    await open(page, product)
  }

export const userScreens: Record<string, Open> = {
  dashboard: after(dashboard, page => page.locator('figure svg').first().waitFor()),
  'dashboard-empty': after(openAs('newcomer', '/dashboard', 'Recent Transactions'), page =>
    page.getByRole('button', { name: /^Add \d+ categories$/ }).waitFor(),
  ),
  'dashboard-planned': after(openAs('planner', '/dashboard', 'Recent Transactions'), page =>
    page.getByRole('link', { name: /^1 planned/ }).waitFor(),
  ),
  'dashboard-failed': whileCall('**/api/transactions**', 'fails', openAs('user', '/dashboard', 'Dashboard')),
  'dashboard-more': after(dashboard, async page => {
    await page.locator('figure svg').first().waitFor()
    const more = page.getByRole('button', { name: 'More' })
    if (await more.isVisible()) await more.click()
  }),
  'dashboard-letter': withLetter(
    after(openAs('beginner', '/dashboard', 'Recent Transactions'), page =>
      page.getByRole('button', { name: 'Close the summary' }).waitFor(),
    ),
  ),
  category,
  'category-edited': after(category, page => page.getByRole('button', { name: 'Edit Makanan' }).click()),
  'category-refused': whileReading(
    after(category, async page => {
      await openCategoryForm(page)
      await page.getByLabel('Category Name').fill('Makanan')
      await page.getByLabel('Type').selectOption('expense')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('alert').waitFor()
    }),
  ),
  'category-look': after(category, async page => {
    await openCategoryForm(page)
    await page.getByRole('button', { name: 'Icon and colour' }).click()
    await page.getByRole('radio', { name: 'Coffee, tea' }).click({ force: true })
  }),
  'category-sort': after(category, async page => {
    await page.getByRole('button', { name: 'Sort categories' }).click()
    await page.getByRole('dialog').locator('li svg').first().waitFor()
  }),
  'category-sort-failed': after(category, async page => {
    await page.route('**/api/categories/order', route => route.fulfill({ status: 503 }))
    await page.getByRole('button', { name: 'Sort categories' }).click()
    await page.getByRole('button', { name: 'Save order' }).click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
  }),
  'category-long-names': withCategories(3),
  'category-first': after(openAs('newcomer', '/category', 'Category Management'), page =>
    page.getByRole('button', { name: /^Add \d+ categories$/ }).waitFor(),
  ),
  'category-remove-unused': after(openAs('newcomer', '/category', 'Category Management'), async page => {
    await page.getByRole('button', { name: 'Delete Makanan' }).click()
    await openDialog(page)
  }),
  'category-move-and-delete': after(category, async page => {
    await page.getByRole('button', { name: 'Delete Makanan' }).click()
    await page.getByRole('dialog').getByLabel('Move transactions to').waitFor()
  }),
  setting: after(setting, page => page.getByRole('listitem').filter({ hasText: 'This device' }).waitFor()),
  'setting-mails': after(openAs('beginner', '/setting', 'Settings'), page =>
    page.getByRole('checkbox', { name: /^A monthly summary/, checked: true }).waitFor(),
  ),
  'setting-link-sent': after(openAs('beginner', '/setting', 'Settings'), async page => {
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('button', { name: 'Send another link' }).waitFor()
  }),
  'setting-end-sessions': after(setting, async page => {
    await page.getByRole('button', { name: 'End all other sessions' }).click()
    await openDialog(page)
  }),
  'setting-refused': after(setting, async page => {
    await page.getByLabel('First Name').fill('')
    await page.getByLabel('Phone').fill('12')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  }),
  'setting-delete-account': after(setting, async page => {
    await page.getByRole('button', { name: 'Delete account' }).click()
    await openDialog(page)
  }),
  'change-password': openAs('user', '/change-password', 'Set a New Password'),
}
