import { expect, test } from '../../browser/test'
import { nameOfFocus, tabTo } from '../../measures/tab-through'

test('on a phone the keyboard alone opens what the bar has no place for, and books from its raised button', async ({
  openAsNew,
}) => {
  const { page } = await openAsNew({ reducedMotion: 'reduce', viewport: { width: 375, height: 812 } })
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()

  await tabTo(page, 'More')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  const rest = await tabTo(page, 'Settings')
  expect(rest.slice(-3)).toEqual(['Log Activity', 'Recommendation', 'Settings'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Settings' })).toBeHidden()
  await expect.poll(() => nameOfFocus(page)).toEqual('More')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Settings')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused()

  const more = page.getByRole('button', { name: 'More' })
  await expect(more).toHaveAttribute('aria-current', 'true')
  await more.click()
  const settings = page.getByRole('link', { name: 'Settings' })
  await expect(settings).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(settings).toBeHidden()
  await expect(page).toHaveURL(/\/setting$/)

  await tabTo(page, 'Tambah Transaksi')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await expect(dialog.getByLabel('Amount')).toBeFocused()
  await page.keyboard.type('25500')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Amount')).toBeFocused()
  await expect(dialog.getByLabel('Amount')).toHaveValue('25.500')
  await page.keyboard.press('Escape')
  await tabTo(page, 'Discard')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(() => nameOfFocus(page)).toEqual('Tambah Transaksi')
})
