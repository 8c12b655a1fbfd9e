import type { Page } from 'playwright-core'
import { after, openAs, whileCall, whileReading, type Open } from '../open-screen'

const log = openAs('user', '/log-activity', 'Log Activity')

const openEntry = (name: string | undefined, nth: number, see: (page: Page) => Promise<unknown>) => {
  const search = name ? `?search=${encodeURIComponent(name)}` : ''
  const open = openAs(name ? 'troubled' : 'user', `/log-activity${search}`, 'Log Activity')
  return after(open, async page => {
    await page.locator('main').getByRole('listitem').nth(nth).getByRole('button').first().click()
    await see(page)
  })
}

const seeDialog = (page: Page) => page.getByRole('dialog').waitFor()
const seeRecord = (page: Page) => page.getByRole('dialog').getByRole('table').first().waitFor()

export const logScreens: Record<string, Open> = {
  'log-activity': after(log, page => page.getByRole('listitem').first().waitFor()),
  'log-activity-empty': after(openAs('newcomer', '/log-activity?search=none-at-all', 'Log Activity'), page =>
    page.getByText('No activities found').waitFor(),
  ),
  'log-activity-failed': whileCall('**/api/activities**', 'fails', log),
  'log-activity-remove': after(log, async page => {
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await seeDialog(page)
  }),
  'log-activity-removed': whileReading(
    after(log, async page => {
      await page.route('**/api/activities/*', route => route.fulfill({ json: { message: 'Dihapus.' } }))
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Dismiss' }).waitFor()
    }),
  ),
  'log-activity-transfer': after(openAs('purse', '/log-activity', 'Log Activity'), async page => {
    await page.getByRole('button', { name: 'Tambah transfer', exact: true }).click()
    await seeRecord(page)
  }),
  'log-activity-entry': openEntry(undefined, 0, seeDialog),
  'restore-renamed': openEntry('Ubah kategori', 0, page => page.getByLabel('New name').waitFor()),
  'restore-overwrites': openEntry('Ubah transaksi', 1, page =>
    page.getByRole('button', { name: 'Overwrite and restore' }).waitFor(),
  ),
  'restore-elsewhere': openEntry('Hapus transaksi', 0, page =>
    page.getByRole('dialog').getByLabel('Category').waitFor(),
  ),
  'restore-in-another-wallet': openEntry('Hapus transaksi', 2, page =>
    page.getByRole('dialog').getByLabel('Wallet').waitFor(),
  ),
  'restore-nowhere': openEntry('Hapus transaksi', 1, page =>
    page.getByRole('link', { name: 'Add New Category' }).waitFor(),
  ),
  'restore-needless': openEntry('Ubah transaksi', 0, seeRecord),
}
