import type { Page } from 'playwright-core'
import { after, openAs, whileCall, type Open } from './open-screen'

const users = openAs('admin', '/admin/users', 'Kelola Pengguna')

const seeRows = (page: Page) => page.getByRole('table').waitFor()
const read = (words: string) => (page: Page) => page.getByText(words).first().waitFor()

const listScreens = (name: string, path: string, heading: string, nothing: string): Record<string, Open> => ({
  [name]: after(openAs('admin', path, heading), seeRows),
  [`${name}-nothing-found`]: after(openAs('admin', `${path}?search=no+such+thing`, heading), read(nothing)),
  [`${name}-loading`]: whileCall(`**/api${callOf[path]}*`, 'hangs', openAs('admin', path, heading)),
  [`${name}-failed`]: after(
    whileCall(`**/api${callOf[path]}*`, 'fails', openAs('admin', path, heading)),
    read('Try again'),
  ),
})

const callOf: Record<string, string> = {
  '/admin/users': '/admin/users',
  '/admin/manage-transactions': '/admin/transactions',
  '/admin/manage-categories': '/admin/categories',
  '/admin/logs': '/admin/logs',
}

export const adminScreens: Record<string, Open> = {
  'admin-transactions-largest': after(
    openAs('admin', '/admin/manage-transactions?min_amount=999999999999', 'Manage Transaction'),
    seeRows,
  ),
  admin: after(openAs('admin', '/admin', 'Recent Logs'), page => page.getByRole('radio').last().waitFor()),
  'admin-failed': after(
    whileCall('**/api/admin/**', 'fails', openAs('admin', '/admin', 'Admin Dashboard')),
    page => page.getByRole('button', { name: 'Try again' }).nth(1).waitFor(),
  ),
  ...listScreens('admin-users', '/admin/users', 'Kelola Pengguna', 'Tidak ada pengguna ditemukan.'),
  ...listScreens(
    'admin-transactions',
    '/admin/manage-transactions',
    'Manage Transaction',
    'No transactions found.',
  ),
  ...listScreens('admin-categories', '/admin/manage-categories', 'Manage Category', 'No categories found.'),
  ...listScreens('admin-logs', '/admin/logs', 'Logs', 'No logs found'),
  'admin-users-filtered': after(
    openAs('admin', '/admin/users?status=active&role=user&sort=name', 'Kelola Pengguna'),
    page => page.getByRole('list', { name: 'Active filters' }).waitFor(),
  ),
  'admin-users-filter-refused': after(openAs('admin', '/admin/users?status=none', 'Kelola Pengguna'), page =>
    page.getByRole('alert').waitFor(),
  ),
  'admin-users-deactivate': after(users, async page => {
    await page
      .getByRole('button', { name: /^Nonaktifkan: / })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Apakah Anda yakin' }).waitFor()
  }),
}
