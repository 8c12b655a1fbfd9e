import type { Page } from 'playwright-core'
import { openTab, productUrl } from '../browser'
import { register } from '../call-api'
import { fourBookings } from '../four-bookings'
import { eventually } from '../eventually'
import { nameOfFocus, tabTo } from '../measures/tab-through'
import { newPerson } from '../people'

/* What can be done with a list of transactions without a pointer; the focus goes back to where it came from. */

test.each([
  ['phone', { width: 375, height: 812 }],
  ['desk', { width: 1280, height: 800 }],
])(
  'on a %s the keyboard alone filters, sorts, selects, deletes and turns pages',
  async (device, viewport) => {
    const page = await openTransactions(viewport)
    const press = async (name: string) => {
      const stops = await tabTo(page, name)
      await page.keyboard.press('Enter')
      return stops
    }
    const focusIsOn = (name: string) => eventually(() => nameOfFocus(page), name)

    if (device === 'phone') await press('Filter Transactions')
    await tabTo(page, 'Search')
    await page.keyboard.type('bakso')
    await eventually(() => namesOf(page), ['Bakso Malang', 'Bakso urat'])
    await focusIsOn('Search')
    if (device === 'phone') {
      await press('Show 2 transactions')
      await focusIsOn('Filter Transactions (1)')
    }
    await press('Remove the filter Search: bakso')
    await eventually(() => namesOf(page), ['Gaji bulan ini', 'Bioskop', 'Bakso Malang'])
    await eventually(() => page.evaluate(() => document.activeElement?.localName), 'main')

    await press('Amount')
    await page.waitForURL('**/transactions?sort=-amount')
    await focusIsOn('Amount')
    await eventually(() => namesOf(page), ['Gaji bulan ini', 'Bioskop', 'Bakso Malang'])

    await tabTo(page, 'Select Bioskop')
    await page.keyboard.press('Space')
    await page.getByText('1 selected').waitFor()
    await press('Change category')
    await page.getByRole('dialog').getByLabel('Category').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await focusIsOn('Change category')

    await press('Next')
    await eventually(() => namesOf(page), ['Bakso urat'])
    await press('First')
    await eventually(() => namesOf(page), ['Gaji bulan ini', 'Bioskop', 'Bakso Malang'])

    await tabTo(page, 'Select Bioskop')
    await press('Delete')
    const question = page.getByRole('dialog', { name: 'Apakah Anda yakin ingin menghapus transaksi ini?' })
    await question.waitFor()
    await press('Delete')
    await question.waitFor({ state: 'hidden' })
    await eventually(() => namesOf(page), ['Gaji bulan ini', 'Bakso Malang', 'Bakso urat'])
    await eventually(() => rowOfFocus(page), 'Bakso Malang')
  },
)

/** The descriptions of the rows, in their order. */
const namesOf = (page: Page) =>
  page.locator('[data-row] [title]').evaluateAll(cells => cells.map(cell => cell.textContent))

const rowOfFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-row]')?.querySelector('[title]')?.textContent)

/** Four transactions of somebody new, three a page. */
async function openTransactions(viewport: { width: number; height: number }) {
  const page = await openTab({ reducedMotion: 'reduce', viewport })
  const { token, book } = await register(productUrl, newPerson())
  for (const booking of fourBookings) await book(booking)
  await page.addInitScript(stored => localStorage.setItem('token', stored), token)
  await page.route(
    ({ pathname }) => pathname === '/api/transactions',
    route => {
      const url = new URL(route.request().url())
      url.searchParams.set('limit', '3')
      return route.continue({ url: url.href })
    },
  )
  await page.goto('/transactions')
  await eventually(() => namesOf(page), ['Gaji bulan ini', 'Bioskop', 'Bakso Malang'])
  return page
}
