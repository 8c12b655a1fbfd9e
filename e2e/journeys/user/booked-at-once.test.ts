import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'

test('a booking is in the list, marked, while the server takes its time, and so is the next one', async ({
  openAsNew,
}) => {
  const { page } = await openAsNew()
  await openList(page)
  const answers = await holdBookings(page)
  await book(page, 'Nasi goreng')
  await expect(rowOf(page, 'Nasi goreng').getByText('Saving...')).toBeVisible()
  await book(page, 'Soto ayam')
  await expect(page.getByRole('row', { name: /Saving\.\.\./ })).toHaveCount(2)
  const status = page.getByRole('status').filter({ hasText: 'Saving...' })
  await expect(status).toBeVisible()

  const filters = page.getByRole('search', { name: 'Filter Transactions' })
  await filters.getByLabel('Type').selectOption('income')
  await expect(rowOf(page, 'Nasi goreng')).toHaveCount(0)
  await expect(status).toBeVisible()
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  await expect(rowOf(page, 'Nasi goreng')).toBeVisible()

  answers.let()
  await expect(page.getByText('New transaction added!')).toBeVisible()
  await expect(page.getByText(/^Saving/)).toHaveCount(0)
  for (const description of ['Nasi goreng', 'Soto ayam'])
    await expect(rowOf(page, description).getByRole('button', { name: 'Edit' })).toHaveCount(1)
})

test('refused and after a reload, the form is back with what was typed', async ({
  openAsNew,
  expectNoise,
}) => {
  expectNoise(/status of 409/)
  const { page } = await openAsNew()
  page.on('dialog', question => void question.accept())
  await openList(page)
  const form = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await page.route('**/api/transactions', route =>
    route.fulfill({ status: 409, json: { message: 'Kategori sudah dihapus' } }),
  )
  await book(page, 'Nasi goreng', { waits: false })
  await expect(form.getByRole('alert')).toHaveText('Kategori sudah dihapus')
  await expect(form.getByLabel('Description')).toHaveValue('Nasi goreng')
  await expect(page.getByText('Saving...')).toHaveCount(0)
  await page.unrouteAll()

  await holdBookings(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Nasi goreng').getByText('Saving...')).toBeVisible()
  await expect(form).toBeHidden()
  await page.reload()
  await expect(form.getByLabel('Description')).toHaveValue('Nasi goreng')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('New transaction added!')).toBeVisible()
  await expect(rowOf(page, 'Nasi goreng')).toHaveCount(1)
})

test('by the keyboard alone, the focus is back where the form was opened', async ({ openAsNew }) => {
  const { page } = await openAsNew()
  await openList(page)
  const answers = await holdBookings(page)
  const opener = page.getByRole('button', { name: 'Tambah Transaction' }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  await fill(page, 'Nasi goreng')
  await page.keyboard.press('Control+Enter')
  await expect(rowOf(page, 'Nasi goreng')).toBeVisible()
  await expect(opener).toBeFocused()
  answers.let()
  await expect(page.getByText('New transaction added!')).toBeVisible()
})

async function openList(page: Page) {
  await page.goto('/transactions')
  await expect(page.getByText('No transactions found.')).toBeVisible()
}

async function holdBookings(page: Page) {
  let go = () => {}
  const isLet = new Promise<void>(resolve => (go = resolve))
  await page.route('**/api/transactions', async route => {
    if (route.request().method() === 'POST') await isLet
    await route.continue()
  })
  return { let: () => go() }
}

async function book(page: Page, description: string, { waits = true } = {}) {
  await page.getByRole('button', { name: 'Tambah Transaction' }).first().click()
  await fill(page, description)
  await page.getByRole('button', { name: 'Save' }).click()
  if (waits) await expect(page.getByRole('dialog')).toBeHidden()
}

async function fill(page: Page, description: string) {
  const form = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await form.getByLabel('Amount').fill('50000')
  await form.getByLabel('Category', { exact: true }).selectOption({ label: 'Makanan' })
  await form.getByLabel('Description').fill(description)
}

const rowOf = (page: Page, description: string) => page.getByRole('row').filter({ hasText: description })
