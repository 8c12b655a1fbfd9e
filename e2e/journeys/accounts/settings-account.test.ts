import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addressesOf } from '../../browser/read-page'
import { expect, test } from '../../browser/test'
import { confirmLink, findInLetter } from '../../product/letters'
import { fourBookings, newPerson, settingsOf, signIn } from '../../product/people'
import type { Product } from '../../product/start-product'

test('another e-mail address counts once its link is opened and confirmed, in any browser, once', async ({
  openTab,
  openAsNew,
  expectNoise,
  product,
}) => {
  expectNoise(/status of 401/)
  const person = newPerson()
  const moved = { ...person, email: newPerson().email }
  const { page } = await openAsNew({}, person)
  await proveAddress(page, product, person.email)
  await page.goto('/setting')
  await page.getByLabel('Email', { exact: true }).fill(moved.email)
  await page.getByLabel('Current Password').fill(person.password)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(`Open the link we sent to ${moved.email}`)).toBeVisible()
  await expect(page.getByText(`Until you open the link, we’ll use ${person.email}.`)).toBeVisible()

  const link = await confirmLink(product, moved.email)
  expect(link.startsWith(`${product.url}/`)).toBe(true)
  const elsewhere = await openTab()
  await elsewhere.goto('/sign-in')
  await signIn(elsewhere, moved)
  await expect(elsewhere.getByRole('alert')).toBeVisible()
  await confirm(elsewhere, link)
  await elsewhere.getByRole('link', { name: 'Log in' }).click()
  expect(await addressesOf(elsewhere)).not.toContainEqual(expect.stringContaining('token'))
  await signIn(elsewhere, person)
  await expect(elsewhere.getByRole('alert')).toBeVisible()
  await signIn(elsewhere, moved)
  await expect(elsewhere.getByText('Welcome, Sari Contoh')).toBeVisible()
  await findInLetter(product, person.email, /Subject: Alamat email akun Pundi-mu sudah diganti/)

  await confirm(elsewhere, link)
  await expect(elsewhere.getByText('Tautan ini sudah dipakai atau kedaluwarsa.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(moved.email)
  await expect(
    page.getByText('If you change your email, we’ll send a link to the new address.'),
  ).toBeVisible()
})

test('all data comes as one file, with exact amounts', async ({ openAsNew }) => {
  const { page, person, book } = await openAsNew()
  for (const booking of fourBookings) await book(booking)
  await page.goto('/setting')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download data' }).click(),
  ])
  await expect(page.getByText('File downloaded.')).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^pundi-data-\d{4}-\d\d-\d\d\.json$/)
  const { account, transactions } = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    account: { email: string }
    transactions: { amount: string; description: string }[]
  }
  expect(account.email).toBe(person.email)
  expect(transactions.map(({ amount, description }) => [description, amount])).toEqual([
    ['Bakso urat', '15000.00'],
    ['Bakso Malang', '25000.50'],
    ['Bioskop', '50000.00'],
    ['Gaji bulan ini', '5000000.00'],
  ])
})

test('an account goes only with its address typed, and takes everything with it', async ({
  openAs,
  openAsNew,
  expectNoise,
  product,
}) => {
  expectNoise(/status of 401/, /status of 422/)
  const { page, person, token, call, book } = await openAsNew()
  const other = await openAs(token)
  await proveAddress(other, product, person.email)
  await other.close()
  for (const booking of fourBookings) await book(booking)
  const look = { currency: 'EUR', language: 'en', theme: 'dark' }
  const kept = { ...look, month_start: '1', time_zone: 'Asia/Jakarta' }
  await call('PUT /settings', { ...settingsOf(person), ...look })
  await page.goto('/recommendation')
  await page.getByRole('textbox', { name: 'Bank accounts' }).fill('2')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('First Name').fill('Sari Typed')
  expect(JSON.stringify(await storedIn(page))).toMatch(/Num_Bank_Accounts.*Sari Typed/)
  await page.getByRole('button', { name: 'Delete account', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Delete your account?' })
  const address = question.getByLabel('Type your email address to confirm')
  await address.fill(newPerson().email)
  await question.getByLabel('Current Password').fill(person.password)
  await question.getByRole('button', { name: 'Delete account', exact: true }).click()
  await expect(question.getByText('This isn’t your account’s email address.')).toBeVisible()
  expect(await call<unknown[]>('GET /transactions')).toHaveLength(fourBookings.length)

  await address.fill(person.email)
  await question.getByRole('button', { name: 'Delete account', exact: true }).click()
  await expect(page.getByText('Your account and all its data have been deleted.')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/sign-in')
  await expect.poll(() => storedIn(page)).toEqual({ local: kept, session: {} })
  await signIn(page, person, 'Sign in')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect.poll(() => storedIn(page)).toEqual({ local: kept, session: {} })
  await expect(call('GET /transactions')).rejects.toThrow('401')
  await findInLetter(product, person.email, /Subject: Your Pundi account was deleted/)
})

/**
 * Verifies the user's e-mail address, because no account e-mails are sent to unverified addresses.
 */
async function proveAddress(page: Page, product: Product, email: string) {
  await page.goto('/setting')
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.goto(await confirmLink(product, email))
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await expect(page.getByText('Alamat emailmu sudah dikonfirmasi.')).toBeVisible()
}

async function confirm(page: Page, link: string) {
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Confirm new email address' })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.getByRole('button', { name: 'Confirm new email address' }).click()
}

const storedIn = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }))
