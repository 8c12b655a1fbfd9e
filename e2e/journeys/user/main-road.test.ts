import type { Page } from '@playwright/test'
import { sumsOf } from '../../browser/read-page'
import { expect, test } from '../../browser/test'
import { newPerson, signIn, signUp } from '../../product/people'

test('from the landing page to a booked expense, and back the next day', async ({ page }) => {
  const person = newPerson()
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await signUp(page, person)
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible()
  await expect(page.getByText('No transactions found')).toBeVisible()

  await book(page, { amount: '5000000', category: 'Gaji', type: 'income', description: 'Gaji bulan ini' })
  await expect
    .poll(() => summaryOf(page))
    .toEqual({ Income: 'Rp 5.000.000', Expense: 'Rp 0', Balance: 'Rp 5.000.000' })
  await expect(page.getByText('New transaction added!')).toBeVisible()

  await book(page, { amount: '25500', category: 'Makanan', type: 'expense', description: 'Nasi padang' })
  const afterBoth = { Income: 'Rp 5.000.000', Expense: 'Rp 25.500', Balance: 'Rp 4.974.500' }
  await expect.poll(() => summaryOf(page)).toEqual(afterBoth)
  const recent = page.getByRole('region', { name: 'Recent Transactions' })
  await expect(recent.getByText('Nasi padang')).toHaveCount(1)
  await expect(recent.getByText('Gaji bulan ini')).toHaveCount(1)
  await expect(page.locator('svg[role=img], figure svg').first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible()
  await expect.poll(() => summaryOf(page)).toEqual(afterBoth)

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/sign-in')
  await signIn(page, person)
  await page.waitForURL('**/dashboard')
  await expect.poll(() => summaryOf(page)).toEqual(afterBoth)
})

test('an admin signs in and sees the counts', async ({ page, product }) => {
  await page.goto('/sign-in')
  await signIn(page, product.accounts.admin)
  await page.waitForURL('**/admin')
  for (const title of ['Total Users', 'Total Transactions', 'Total Categories', 'Total Logs'])
    expect(Number((await cardOf(page, title)).replaceAll('.', ''))).toBeGreaterThan(0)
})

test('a wrong password shows a message, and what was typed stays', async ({ page, expectNoise }) => {
  expectNoise(/status of 401/)
  await page.goto('/sign-in')
  const person = newPerson()
  await signIn(page, person)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  expect(new URL(page.url()).pathname).toBe('/sign-in')
})

interface Booking {
  amount: string
  category: string
  type: string
  description: string
}

async function book(page: Page, { amount, category, type, description }: Booking) {
  await page.getByRole('button', { name: 'Tambah Transaksi' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByLabel('Type').selectOption({ label: type })
  await dialog.getByLabel('Category').selectOption({ label: category })
  await dialog.getByLabel('Description').fill(description)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

const cardOf = async (page: Page, title: string) => {
  const sums = await sumsOf(page, title)
  return sums.join().replace(`${title} `, '')
}

const summaryOf = async (page: Page) => ({
  Income: await cardOf(page, 'Income'),
  Expense: await cardOf(page, 'Expense'),
  Balance: await cardOf(page, 'Balance'),
})
