import type { Page } from 'playwright-core'
import { expectNoise, openTab } from '../browser'
import { eventually } from '../eventually'
import { demoAdmin, newPerson, signIn, signUp } from '../people'

test('from the landing page to a booked expense, and back the next day', async () => {
  const person = newPerson()
  const page = await openTab()
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await signUp(page, person)
  await page.waitForURL('**/dashboard')
  await page.getByText('Welcome, Sari Contoh').waitFor()
  await page.getByText('No transactions found').waitFor()

  await book(page, { amount: '5000000', category: 'Gaji', type: 'income', description: 'Gaji bulan ini' })
  await eventually(() => summaryOf(page), {
    Income: 'Rp 5.000.000',
    Expense: 'Rp 0',
    Balance: 'Rp 5.000.000',
  })
  await page.getByText('New transaction added!').waitFor()

  await book(page, { amount: '25500', category: 'Makanan', type: 'expense', description: 'Nasi padang' })
  const afterBoth = { Income: 'Rp 5.000.000', Expense: 'Rp 25.500', Balance: 'Rp 4.974.500' }
  await eventually(() => summaryOf(page), afterBoth)
  const recent = page.getByRole('region', { name: 'Recent Transactions' })
  expect(await recent.getByText('Nasi padang').count()).toBe(1)
  expect(await recent.getByText('Gaji bulan ini').count()).toBe(1)
  await page.locator('svg[role=img], figure svg').first().waitFor()

  await page.reload()
  await page.getByText('Welcome, Sari Contoh').waitFor()
  await eventually(() => summaryOf(page), afterBoth)

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/sign-in')
  await signIn(page, person)
  await page.waitForURL('**/dashboard')
  await eventually(() => summaryOf(page), afterBoth)
})

test('an admin signs in and sees the counts', async () => {
  const page = await openTab()
  await page.goto('/sign-in')
  await signIn(page, demoAdmin())
  await page.waitForURL('**/admin')
  for (const title of ['Total Users', 'Total Transactions', 'Total Categories', 'Total Logs'])
    expect(Number((await cardOf(page, title)).replaceAll('.', ''))).toBeGreaterThan(0)
})

test('a wrong password is told, and what was typed stays', async () => {
  expectNoise(/status of 401/)
  const page = await openTab()
  await page.goto('/sign-in')
  const person = newPerson()
  await signIn(page, person)
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(person.email)
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
  await dialog.waitFor({ state: 'hidden' })
}

const cardOf = async (page: Page, title: string) => {
  const text = await page.getByRole('group', { name: title }).innerText()
  return text.replace(title, '').replace(/\s+/g, ' ').trim()
}

const summaryOf = async (page: Page) => ({
  Income: await cardOf(page, 'Income'),
  Expense: await cardOf(page, 'Expense'),
  Balance: await cardOf(page, 'Balance'),
})
