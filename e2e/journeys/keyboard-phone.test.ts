import { openTab } from '../browser'
import { eventually } from '../eventually'
import { nameOfFocus, tabTo } from '../measures/tab-through'
import { product } from '../product'
import { openAs } from '../screens/open-screen'

/* A phone with a keyboard, or a page at 300 %: the bottom bar, what it has no place for, and its raised button. */

test('on a phone the keyboard alone opens what the bar has no place for, and books from its raised button', async () => {
  const page = await openTab({ reducedMotion: 'reduce', viewport: { width: 375, height: 812 } })
  await openAs('newcomer', '/dashboard', 'Recent Transactions')(page, product)
  await page.getByText('No transactions found').waitFor()

  await tabTo(page, 'More')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Settings' }).waitFor()
  expect(await tabTo(page, 'Settings')).toEqual(['Log Activity', 'Recommendation', 'Settings'])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Settings' }).waitFor({ state: 'hidden' })
  await eventually(() => nameOfFocus(page), 'More')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Settings')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Settings' }).and(page.locator(':focus')).waitFor()

  await tabTo(page, 'Tambah Transaksi')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await dialog.getByLabel('Amount').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('25500')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Amount').and(page.locator(':focus')).waitFor()
  expect(await dialog.getByLabel('Amount').inputValue()).toBe('25.500')
  await page.keyboard.press('Escape')
  await tabTo(page, 'Discard')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await eventually(() => nameOfFocus(page), 'Tambah Transaksi')
})
