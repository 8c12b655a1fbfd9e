import type { Page } from '@playwright/test'
import { expect, type OpenAsNew, test } from '../../browser/test'
import { nameOfFocus, tabTo } from '../../measures/tab-through'
import { fourBookings } from '../../product/people'

const devices = { phone: { width: 375, height: 812 }, desk: { width: 1280, height: 800 } }

for (const [device, viewport] of Object.entries(devices))
  test(`on a ${device} the keyboard alone filters, sorts, selects, deletes and turns pages`, async ({
    openAsNew,
  }) => {
    const page = await openTransactions(openAsNew, viewport)
    const press = async (name: string) => {
      const stops = await tabTo(page, name)
      await page.keyboard.press('Enter')
      return stops
    }
    const focusIsOn = (name: string) => expect.poll(() => nameOfFocus(page)).toBe(name)

    if (device === 'phone') await press('Filter Transactions')
    await tabTo(page, 'Search')
    await page.keyboard.type('bakso')
    await expect.poll(() => namesOf(page)).toEqual(['Bakso Malang', 'Bakso urat'])
    await focusIsOn('Search')
    if (device === 'phone') {
      await press('Show 2 transactions')
      await focusIsOn('Filter Transactions (1)')
    }
    await press('Remove filter: Search: bakso')
    await expect.poll(() => namesOf(page)).toEqual(['Gaji bulan ini', 'Bioskop', 'Bakso Malang'])
    await expect(page.locator('main')).toBeFocused()

    await press('Amount')
    await page.waitForURL('**/transactions?sort=-amount')
    await focusIsOn('Amount')
    await expect.poll(() => namesOf(page)).toEqual(['Gaji bulan ini', 'Bioskop', 'Bakso Malang'])

    await tabTo(page, 'Select Bioskop')
    await page.keyboard.press('Space')
    await expect(page.getByText('1 selected')).toBeVisible()
    await press('Change category')
    await expect(page.getByRole('dialog').getByLabel('Category')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await focusIsOn('Change category')

    await press('Next')
    await expect.poll(() => namesOf(page)).toEqual(['Bakso urat'])
    await press('First')
    await expect.poll(() => namesOf(page)).toEqual(['Gaji bulan ini', 'Bioskop', 'Bakso Malang'])

    await tabTo(page, 'Select Bioskop')
    await press('Delete')
    const question = page.getByRole('dialog', { name: 'Apakah Anda yakin ingin menghapus transaksi ini?' })
    await expect(question).toBeVisible()
    await press('Delete')
    await expect(question).toBeHidden()
    await expect.poll(() => namesOf(page)).toEqual(['Gaji bulan ini', 'Bakso Malang', 'Bakso urat'])
    await expect.poll(() => rowOfFocus(page)).toEqual('Bakso Malang')
  })

const namesOf = (page: Page) =>
  page.locator('[data-row] [title]').evaluateAll(cells => cells.map(cell => cell.textContent))

const rowOfFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-row]')?.querySelector('[title]')?.textContent)

async function openTransactions(openAsNew: OpenAsNew, viewport: { width: number; height: number }) {
  const { page, book } = await openAsNew({ reducedMotion: 'reduce', viewport })
  for (const booking of fourBookings) await book(booking)
  await page.route(
    ({ pathname }) => pathname === '/api/transactions',
    route => {
      const url = new URL(route.request().url())
      url.searchParams.set('limit', '3')
      return route.continue({ url: url.href })
    },
  )
  await page.goto('/transactions')
  await expect.poll(() => namesOf(page)).toEqual(['Gaji bulan ini', 'Bioskop', 'Bakso Malang'])
  return page
}
