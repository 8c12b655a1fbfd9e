import type { Page } from '@playwright/test'
import { addressesOf } from '../../browser/read-page'
import { expect, type OpenAsNew, test } from '../../browser/test'
import { register } from '../../product/call-api'
import { resetLink } from '../../product/letters'
import { newPerson, type Person, signIn } from '../../product/people'
import type { Product } from '../../product/start-product'

test('a forgotten password is set anew by mail, once, and every session ends', async ({
  page,
  openAsNew,
  expectNoise,
  product,
}) => {
  expectNoise(/status of 401/)
  const person = newPerson()
  const elsewhere = await openAccount(openAsNew, person)
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Request Reset Password' }).click()
  await expect(page.getByRole('status')).toBeVisible()

  const link = await resetLink(product, person.email)
  expect(link.startsWith(`${product.url}/`)).toBe(true)
  const renewed = { ...person, password: 'kata sandi yang baru sekali' }
  await page.goto(link)
  await setPassword(page, renewed.password)
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await addressesOf(page)).not.toContainEqual(expect.stringContaining('token'))

  await page.getByRole('link', { name: 'Log in' }).click()
  await signIn(page, person)
  await expect(page.getByRole('alert')).toBeVisible()
  await signIn(page, renewed)
  await page.waitForURL('**/dashboard')

  await elsewhere.reload()
  await expect(elsewhere.getByText('Your session has ended. Please sign in again.')).toBeVisible()

  await page.goto(link)
  await setPassword(page, 'kata sandi yang ketiga')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request a reset link' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible()
})

test('a reset for an address that nobody has reads as for one that somebody has', async ({
  page,
  openAsNew,
}) => {
  const answers: string[] = []
  const { person: registered } = await openAsNew()
  for (const email of [newPerson().email, registered.email]) {
    await page.goto('/request-password-reset')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Request Reset Password' }).click()
    answers.push(await page.getByRole('status').innerText())
  }
  expect(answers[0]).toBe(answers[1])
})

test('"Continue with Google" signs in, and no token stays in any address', async ({ page, product }) => {
  let arrivedWith = ''
  page.on('request', request => {
    const address = new URL(request.url())
    if (address.pathname === '/google-callback') arrivedWith = address.searchParams.get('token') ?? ''
  })
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Sari Contoh' }).click()
  await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  expect(arrivedWith).not.toBe('')
  expect(await addressesOf(page)).not.toContainEqual(expect.stringContaining('token'))

  const stored = await page.evaluate(() => localStorage.getItem('token'))
  expect(await statusFor(product, stored!)).toBe(200)
  expect(await statusFor(product, arrivedWith)).toBe(401)
})

test('a sign-in that was called off at Google is explained', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Google sign-in was cancelled. Try again or use your password.')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/sign-in')
})

test('who has only ever come by Google sets a password by mail', async ({ page, openTab, product }) => {
  const bayu = { email: 'bayu.contoh@pundi.example', password: 'kata sandi pertama bayu' }
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Bayu Contoh' }).click()
  await expect(page.getByText('Welcome, Bayu Contoh')).toBeVisible()

  const other = await openTab()
  await other.goto('/request-password-reset')
  await other.getByLabel('Email').fill(bayu.email)
  await other.getByRole('button', { name: 'Request Reset Password' }).click()
  await other.goto(await resetLink(product, bayu.email))
  await setPassword(other, bayu.password)
  await other.getByRole('link', { name: 'Log in' }).click()
  await signIn(other, bayu)
  await expect(other.getByText('Welcome, Bayu Contoh')).toBeVisible()
})

test('a form whose checks do not arrive says so, and works once they do', async ({
  page,
  expectNoise,
  product,
}) => {
  expectNoise(/Failed to load resource/, /Loading chunk/)
  const person = newPerson()
  await register(product.url, person)
  await page.route('**/r/auth/*/checks.*', route => route.abort())
  await page.goto('/sign-in')
  await signIn(page, person)
  await expect(page.getByText('Login failed!')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)
  await page.unroute('**/r/auth/*/checks.*')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
})

test('a session that is ended in Settings is over in the other browser', async ({
  page,
  openAsNew,
  expectNoise,
}) => {
  expectNoise(/status of 401/)
  const person = newPerson()
  const lost = await openAccount(openAsNew, person)
  await page.goto('/sign-in')
  await signIn(page, person)
  await page.waitForURL('**/dashboard')

  await page.getByRole('link', { name: 'Settings' }).click()
  const sessions = page.getByRole('region', { name: 'Your devices' }).getByRole('listitem')
  await expect(sessions.nth(1)).toBeVisible()
  await page.getByRole('button', { name: /^End session: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await expect(page.getByRole('button', { name: /^End session: / })).toHaveCount(0)
  await expect(sessions).toHaveCount(1)

  await lost.getByRole('link', { name: 'Settings' }).click()
  await expect(lost.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await signIn(lost, person)
  await lost.waitForURL('**/setting')
})

test('a password is changed from Settings, and only this session goes on', async ({
  openTab,
  openAsNew,
  expectNoise,
}) => {
  expectNoise(/status of 401/)
  const person = newPerson()
  const page = await openAccount(openAsNew, person)
  const other = await openTab()
  await other.goto('/sign-in')
  await signIn(other, person)
  await other.waitForURL('**/dashboard')

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Change Password' }).click()
  await setPassword(page, 'kata sandi yang lebih baik')
  await page.getByRole('link', { name: 'Back to Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible()
  await other.reload()
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible()
})

async function openAccount(openAsNew: OpenAsNew, person: Person) {
  const { page } = await openAsNew({}, person)
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()
  return page
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password').fill(password)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

async function statusFor(product: Product, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${product.url}/api/auth/user`, { headers })).status
}
