import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'

const day = 24 * 60 * 60 * 1000

const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jakarta' }).format(Date.now())
const tomorrow = new Date(Date.parse(today) + day).toISOString().slice(0, 10)
const [thisMonth, lastMonth, monthBefore] = [0, 1, 2].map(firstDay) as [string, string, string]

test('a period is chosen by keyboard and by pointer, kept by reload and Back, and its figures are those of the lists they open', async ({
  openAsNew,
}) => {
  const { page, book } = await openAsNew()
  const bookings = [
    ['Makanan', '25000', today],
    ['Gaji', '5000000', today],
    ['Makanan', '40000', lastMonth],
    ['Hiburan', '10000', monthBefore],
    ['Transportasi', '99000', tomorrow],
  ] as const
  for (const [category, amount, transaction_date] of bookings)
    await book({ category, amount, transaction_date, description: `Belanja ${amount}` })

  await page.goto('/dashboard')
  await expect(card(page, 'Expense')).toContainText('75.000')
  await expect(page.getByRole('link', { name: /^1 planned transaction, next on/ })).toBeVisible()
  await expect(page.getByText('Belanja 99000')).toBeHidden()

  const menu = page.getByRole('combobox', { name: 'Month' })
  await menu.focus()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, 'Expense')).toContainText('25.000')
  await expect(menu).toBeFocused()
  await expect(page).toHaveURL(`/dashboard?period=${thisMonth}`)
  await expect(page.getByText(/^Compared with .* up to /)).toBeVisible()

  await page.getByRole('button', { name: nameOf(lastMonth) }).click()
  await expect(card(page, 'Expense')).toContainText('40.000')
  await page.reload()
  await expect(card(page, 'Expense')).toContainText('40.000')
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue(lastMonth)

  for (const name of ['Income', 'Expense', 'Balance']) {
    const shown = digitsOf(await card(page, name).innerText())
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/transactions\?.*from=/)
    await expect.poll(() => totalOf(page, name)).toBe(shown)
    await page.goBack()
    await expect(card(page, 'Expense')).toContainText('40.000')
  }
  const spending = page.getByRole('region', { name: 'Spending by category' })
  await spending.getByRole('link', { name: 'Makanan' }).click()
  await expect(page).toHaveURL(/\/transactions\?.*from=/)
  await expect.poll(() => totalOf(page, 'Expense')).toBe('40000')
  await page.goBack()

  await expect(card(page, 'Expense')).toContainText('40.000')
  await page.goBack()
  await expect(card(page, 'Expense')).toContainText('25.000')
  await page.goBack()
  await expect(card(page, 'Expense')).toContainText('75.000')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(`/dashboard?period=${lastMonth}`)
  await expect(card(page, 'Expense')).toContainText('40.000')
  await page.getByRole('combobox', { name: 'Month' }).selectOption('All Time')
  await expect(card(page, 'Expense')).toContainText('75.000')
  await page.goto('/dashboard')
  await expect(card(page, 'Expense')).toContainText('75.000')
  expect(new URL(page.url()).search).toBe('')
})

const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

const digitsOf = (text: string) => (/Rp\s*([\d.]+)/.exec(text)?.[1] ?? '').replaceAll('.', '')

const totalOf = async (page: Page, name: string) =>
  digitsOf(await page.getByRole('term').filter({ hasText: name }).locator('..').innerText())

function firstDay(back: number) {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10)
}

const nameOf = (first: string) =>
  new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(first),
  )
