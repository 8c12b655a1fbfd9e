import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Account } from './start-product'

export const newPerson = () => ({
  name: 'Sari Contoh',
  email: `sari-${randomUUID()}@example.com`,
  phone: '081234567890',
  password: 'sebuah kata sandi panjang',
})
export type Person = ReturnType<typeof newPerson>

export async function signUp(page: Page, person: Person) {
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Phone').fill(person.phone)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm Password').fill(person.password)
  await page.getByRole('button', { name: 'Create an Account' }).click()
}

export async function signIn(page: Page, { email, password }: Account, button = 'Login') {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button }).click()
}

export const settingsOf = ({ name, email, phone }: Person) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { firstName, lastName, email, phone, currency: 'IDR', language: null, theme: 'system' }
}

export const fourBookings = [
  { category: 'Makanan', amount: '15000', description: 'Bakso urat', transaction_date: '2026-01-01' },
  { category: 'Makanan', amount: '25000.50', description: 'Bakso Malang', transaction_date: '2026-01-02' },
  { category: 'Hiburan', amount: '50000', description: 'Bioskop', transaction_date: '2026-01-03' },
  { category: 'Gaji', amount: '5000000', description: 'Gaji bulan ini', transaction_date: '2026-01-04' },
]
