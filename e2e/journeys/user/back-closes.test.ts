import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'

const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const

test('Back closes the form, a sheet, a question and a selection on the first page, and stays there', async ({
  openAsNew,
}) => {
  const { page, book } = await openAsNew(phone)
  const bakso = { category: 'Makanan', amount: '15000', description: 'Bakso', transaction_date: '2026-01-02' }
  await book(bakso)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))

  await page.goto('/dashboard')
  await expect(page.getByText('Bakso').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  asked.length = 0
  expect(await pullOf(page)).toBe('auto')
  await add(page).tap()
  await expect(page.getByLabel('Amount', { exact: true })).toBeFocused()
  expect(await pullOf(page)).toBe('contain')
  await backTo(page, '/dashboard')
  expect(await pullOf(page)).toBe('auto')
  expect(asked.filter(path => path.startsWith('/api/outlook'))).toEqual([])
  await add(page).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await backTo(page, '/dashboard')

  await page.goto('/transactions')
  await page.getByRole('button', { name: 'Filter Transactions' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await pullOf(page)).toBe('contain')
  await backTo(page, '/transactions')

  await page.getByRole('row', { name: /Bakso/ }).getByRole('checkbox').press('Space')
  const bar = page.getByText('1 selected').locator('..')
  await bar.getByRole('button', { name: 'Delete', exact: true }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await backTo(page, '/transactions')
  await expect(page.getByText('1 selected')).toBeVisible()
  await backTo(page, '/transactions')
  await expect(page.getByText('1 selected')).toBeHidden()
})

test('Back closes the sheet of more pages on the first page, and stays there', async ({ openAsNew }) => {
  const { page } = await openAsNew(phone)
  await page.goto('/dashboard')
  const more = page.getByRole('button', { name: 'More', exact: true })
  const goals = page.getByRole('link', { name: 'Goals', exact: true })
  for (let time = 0; time < 2; time += 1) {
    await more.tap()
    await expect(goals).toBeVisible()
    await page.goBack()
    await expect(goals).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  }

  await more.tap()
  await goals.tap()
  await expect(page).toHaveURL(/\/goals$/)
  await expect(goals).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a form that a bookmark opens asks on Back before what was typed goes', async ({ openAsNew }) => {
  const { page } = await openAsNew(phone)
  await page.goto('/dashboard?add=expense')
  await page.getByLabel('Amount', { exact: true }).fill('25000')
  await page.goBack()
  await expect(page.getByText('Discard this transaction?')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})

test('a page that is opened by its address begins at the top, and Back and a reload return to where one was', async ({
  openAsNew,
}) => {
  const { page } = await openAsNew(phone)
  const topOf = () => page.evaluate(() => Math.round(scrollY))
  const open = async (path: string, heading: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await open('/setting', 'Settings')
  await page.evaluate(() => scrollTo(0, 300))
  await page.reload()
  await expect.poll(topOf).toBe(300)

  await open('/category', 'Category Management')
  expect(await topOf()).toBe(0)
  await page.evaluate(() => scrollTo(0, 100))
  await open('/setting', 'Settings')
  expect(await topOf()).toBe(0)
  await page.goBack()
  await expect.poll(topOf).toBe(100)
  await page.goBack()
  await expect.poll(topOf).toBe(300)
})

async function backTo(page: Page, path: string) {
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(path)
}

const pullOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)

const add = (page: Page) =>
  page.getByRole('button', { name: 'Tambah Transaksi' }).locator('visible=true').first()
