import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { demoAccount, type Account } from './demo-accounts'
import { product } from './product'

/** Somebody who does not exist, with an e-mail address that nobody else has. */
export const newPerson = () => ({
  name: 'Sari Contoh',
  email: `sari-${randomUUID()}@example.com`,
  phone: '081234567890',
  password: 'sebuah kata sandi panjang',
})
export type Person = ReturnType<typeof newPerson>

export const demoAdmin = () => demoAccount(product.output(), 'admin@pundi.example')

export async function signUp(page: Page, person: Person) {
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Phone').fill(person.phone)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm Password').fill(person.password)
  await page.getByRole('button', { name: 'Create an Account' }).click()
}

/** @param button its words, where the page speaks another language than it begins with */
export async function signIn(page: Page, { email, password }: Account, button = 'Login') {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button }).click()
}

/** What the settings of somebody new say. */
export const settingsOf = ({ name, email, phone }: Person) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { firstName, lastName, email, phone, currency: 'IDR', language: null, theme: 'system' }
}
