import type { Page } from 'playwright-core'
import { openAs, type Open } from './open-screen'

const calls = ({ pathname }: URL) => pathname.startsWith('/api/')

/**
 * Adds a transaction offline, which stays on the device. The description uses only words that the
 * server has already sent, because other words would be reported as untranslated.
 */
const bookAway: Open = async (page, product) => {
  await openAs('newcomer', '/transactions', 'Data Transactions')(page, product)
  await page.getByText('No transactions found.').waitFor()
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name?.includes('outbox')),
  )
  await page.route(calls, route => route.abort())
  await page.getByRole('button', { name: 'Tambah Transaction' }).first().click()
  const form = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await form.getByLabel('Amount').fill('1250000')
  await form.getByLabel('Category', { exact: true }).selectOption({ label: 'Makanan' })
  await form.getByLabel('Description').fill('Makanan, Transportasi, Hiburan, Makanan')
  await form.getByRole('button', { name: 'Save' }).click()
  await seeKept(page)
}

const seeKept = (page: Page) => page.getByRole('list', { name: 'Saved on this device' }).waitFor()

export const awayScreens: Record<string, Open> = {
  'transactions-away': bookAway,
  'transactions-away-refused': async (page, product) => {
    await bookAway(page, product)
    await page.unroute(calls)
    await page.route(calls, route =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { message: 'Kategori sudah dihapus' } })
        : route.fallback(),
    )
    // The event starts the automatic retry. A click on "Try again" would compete with this retry.
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByText('Kategori sudah dihapus').waitFor()
  },
}
