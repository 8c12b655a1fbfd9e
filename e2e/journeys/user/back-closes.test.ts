import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'

/* Back on a phone, from the first page of a document: as from the icon of the installed app, or a bookmark. */

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
  await add(page).tap()
  await expect(page.getByLabel('Amount')).toBeFocused()
  await backTo(page, '/dashboard')
  // The form asks for its own; the page loads nothing again.
  expect(asked.filter(path => path.startsWith('/api/outlook'))).toEqual([])
  await add(page).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await backTo(page, '/dashboard')

  await page.goto('/transactions')
  await page.getByRole('button', { name: 'Filter Transactions' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
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

test('a form that a bookmark opens asks on Back before what was typed goes', async ({ openAsNew }) => {
  const { page } = await openAsNew(phone)
  await page.goto('/dashboard?add=expense')
  await page.getByLabel('Amount').fill('25000')
  await page.goBack()
  await expect(page.getByText('Discard this transaction?')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})

/** Goes back, which closes what is open and leaves the page where it is. */
async function backTo(page: Page, path: string) {
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(path)
}

const add = (page: Page) =>
  page.getByRole('button', { name: 'Tambah Transaksi' }).locator('visible=true').first()
