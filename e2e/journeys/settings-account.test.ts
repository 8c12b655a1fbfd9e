import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { addressesOf } from '../addresses-of'
import { expectNoise, openTab, productUrl } from '../browser'
import { register } from '../call-api'
import { eventually } from '../eventually'
import { fourBookings } from '../four-bookings'
import { confirmLink, findInLetter } from '../letters'
import { openAs } from '../open-as'
import { newPerson, settingsOf, signIn } from '../people'

test('another e-mail address counts once its link is opened and confirmed, in any browser, once', async () => {
  expectNoise(/status of 401/)
  const person = newPerson()
  const moved = { ...person, email: newPerson().email }
  const page = await openAs((await register(productUrl, person)).token)
  await page.goto('/setting')
  await page.getByLabel('Email').fill(moved.email)
  await page.getByLabel('Current Password').fill(person.password)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText(`Open the link that went to ${moved.email}`).waitFor()
  await page.getByText(`Until you have opened it, yours is still ${person.email}.`).waitFor()

  const link = await confirmLink(moved.email)
  expect(link.startsWith(`${productUrl}/`)).toBe(true)
  const elsewhere = await openTab()
  await elsewhere.goto('/sign-in')
  await signIn(elsewhere, moved)
  await elsewhere.getByRole('alert').waitFor()
  await confirm(elsewhere, link)
  await elsewhere.getByRole('link', { name: 'Log in' }).click()
  expect(await addressesOf(elsewhere)).not.toContainEqual(expect.stringContaining('token'))
  await signIn(elsewhere, person)
  await elsewhere.getByRole('alert').waitFor()
  await signIn(elsewhere, moved)
  await elsewhere.getByText('Welcome, Sari Contoh').waitFor()
  await findInLetter(person.email, /Subject: Alamat email akun Pundi Anda telah diganti/)

  await confirm(elsewhere, link)
  await elsewhere.getByText('Tautan ini sudah dipakai atau terlalu lama.').waitFor()
  await page.reload()
  await eventually(() => page.getByLabel('Email').inputValue(), moved.email)
  await page.getByText('A link goes to a new address first.').waitFor()
})

test('all data comes as one file, with exact amounts', async () => {
  const person = newPerson()
  const { token, book } = await register(productUrl, person)
  for (const booking of fourBookings) await book(booking)
  const page = await openAs(token)
  await page.goto('/setting')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  await page.getByText('The file is saved.').waitFor()
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

test('an account goes only with its address typed, and takes everything with it', async () => {
  expectNoise(/status of 401/, /status of 422/)
  const person = newPerson()
  const { token, call, book } = await register(productUrl, person)
  for (const booking of fourBookings) await book(booking)
  const look = { currency: 'EUR', language: 'en', theme: 'dark' }
  await call('PUT /settings', { ...settingsOf(person), ...look })
  const page = await openAs(token)
  await page.goto('/recommendation')
  await page.getByRole('textbox', { name: /^Num_Bank_Accounts/ }).fill('2')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('First Name').fill('Sari Typed')
  expect(JSON.stringify(await storedIn(page))).toMatch(/Num_Bank_Accounts.*Sari Typed/)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('dialog', { name: 'Delete your account?' })
  const address = question.getByLabel('Type your e-mail address to confirm')
  await address.fill(newPerson().email)
  await question.getByLabel('Current Password').fill(person.password)
  await question.getByRole('button', { name: 'Delete my account' }).click()
  await question.getByText('This is not the e-mail address of your account.').waitFor()
  expect(await call<unknown[]>('GET /transactions')).toHaveLength(fourBookings.length)

  await address.fill(person.email)
  await question.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('Your account has been deleted, with everything in it.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/sign-in')
  expect(await storedIn(page)).toEqual({ local: look, session: {} })
  await signIn(page, person, 'Sign in')
  await page.getByRole('alert').waitFor()
  expect(await storedIn(page)).toEqual({ local: look, session: {} })
  await expect(call('GET /transactions')).rejects.toThrow('401')
  await findInLetter(person.email, /Subject: Your Pundi account was deleted/)
})

async function confirm(page: Page, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my new e-mail address' }).waitFor()
  expect(page.url()).not.toContain('token')
  await page.getByRole('button', { name: 'Confirm my new e-mail address' }).click()
}

/** All that a browser keeps of the product. */
const storedIn = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }))
