import type { Page } from 'playwright-core'
import { register } from '../call-api'
import { newPerson } from '../people'
import { after, openAs, whileCall, type Open } from './open-screen'

const users = openAs('admin', '/admin/users', 'Kelola Pengguna')

const seeRows = (page: Page) => page.getByRole('table').waitFor()
const read = (words: string) => (page: Page) => page.getByText(words).first().waitFor()

/** A list in all of its states. */
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
  // First, so that the long name stands in the lists after it.
  'admin-transactions-largest': async (page, product) => {
    await bookLargest(product.url)
    const largest = '/admin/manage-transactions?min_amount=999999999999'
    await after(openAs('admin', largest, 'Manage Transaction'), seeRows)(page, product)
  },
  admin: after(openAs('admin', '/admin', 'Recent Logs'), page => page.getByRole('slider').waitFor()),
  'admin-failed': whileCall('**/api/admin/**', 'fails', openAs('admin', '/admin', 'Admin Dashboard')),
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
      .getByRole('button', { name: /^Nonaktifkan / })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Apakah Anda yakin' }).waitFor()
  }),
}

/** The largest amount there can be, of somebody whose name takes the room of the other columns. */
async function bookLargest(url: string) {
  const name = 'Contoh Nama Panjang Sekali yang Ditulis Lengkap dengan Gelar Akademik di Belakangnya'
  const { book } = await register(url, { ...newPerson(), name })
  await book({
    amount: '999999999999.99',
    category: 'Transportasi',
    description: 'Pesawat',
    transaction_date: '2026-11-20',
  })
}
