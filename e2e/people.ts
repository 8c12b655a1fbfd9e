import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { productUrl } from './browser'

/** Somebody who does not exist, with an e-mail address that nobody else has. */
export const newPerson = () => ({
  name: 'Sari Contoh',
  email: `sari-${randomUUID()}@example.com`,
  phone: '081234567890',
  password: 'sebuah kata sandi panjang',
})
export type Person = ReturnType<typeof newPerson>

/** An account that a first start makes, with the password that it prints for whoever tries the product. */
const demo = (email: string) => ({
  email,
  password: new RegExp(`${email.replaceAll('.', '\\.')}\\s+(\\S+)`).exec(process.env.DEMO_ACCOUNTS!)![1]!,
})
export const demoUser = () => demo('demo@pundi.example')
export const demoAdmin = () => demo('admin@pundi.example')

export async function signUp(page: Page, person: Person) {
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Phone').fill(person.phone)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm Password').fill(person.password)
  await page.getByRole('button', { name: 'Create an Account' }).click()
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** A session that was begun elsewhere: the page opens as if somebody had signed in before. */
export async function tokenOf(account: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${productUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  return ((await answer.json()) as { token: string }).token
}
