import type { Page } from 'playwright-core'
import { addressesOf } from '../addresses-of'
import { expectNoise, openTab, productUrl } from '../browser'
import { resetLink } from '../letters'
import { newPerson, signIn, signUp } from '../people'

test('a forgotten password is set anew by mail, once, and every session ends', async () => {
  expectNoise(/status of 401/)
  const person = newPerson()
  const elsewhere = await openAccount(person)
  const page = await openTab()
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { name: 'Reset Password' }).waitFor()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Request Reset Password' }).click()
  await page.getByRole('status').waitFor()

  const link = await resetLink(person.email)
  expect(link.startsWith(`${productUrl}/`)).toBe(true)
  const renewed = { ...person, password: 'kata sandi yang baru sekali' }
  await page.goto(link)
  await setPassword(page, renewed.password)
  await page.getByRole('link', { name: 'Log in' }).waitFor()
  expect(await addressesOf(page)).not.toContainEqual(expect.stringContaining('token'))

  await page.getByRole('link', { name: 'Log in' }).click()
  await signIn(page, person)
  await page.getByRole('alert').waitFor()
  await signIn(page, renewed)
  await page.waitForURL('**/dashboard')

  await elsewhere.reload()
  await elsewhere.getByText('Your session has ended. Please sign in again.').waitFor()

  await page.goto(link)
  await setPassword(page, 'kata sandi yang ketiga')
  await page.getByRole('alert').waitFor()
  await page.getByRole('link', { name: 'Request a reset link' }).waitFor()
  await page.goto('/dashboard')
  await page.getByText('Welcome, Sari Contoh').waitFor()
})

test('a reset for an address that nobody has reads as for one that somebody has', async () => {
  const page = await openTab()
  const answers: string[] = []
  for (const email of [newPerson().email, await registered()]) {
    await page.goto('/request-password-reset')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Request Reset Password' }).click()
    answers.push(await page.getByRole('status').innerText())
  }
  expect(answers[0]).toBe(answers[1])
})

test('"Continue with Google" signs in, and no token stays in any address', async () => {
  const page = await openTab()
  let arrivedWith = ''
  page.on('request', request => {
    const address = new URL(request.url())
    if (address.pathname === '/google-callback') arrivedWith = address.searchParams.get('token') ?? ''
  })
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Sari Contoh' }).click()
  await page.getByText('Welcome, Sari Contoh').waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  expect(arrivedWith).not.toBe('')
  expect(await addressesOf(page)).not.toContainEqual(expect.stringContaining('token'))

  const stored = await page.evaluate(() => localStorage.getItem('token'))
  expect(await statusFor(stored!)).toBe(200)
  expect(await statusFor(arrivedWith)).toBe(401)
})

test('a sign-in that was called off at Google is explained', async () => {
  const page = await openTab()
  await page.goto('/sign-up')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('You did not let Google sign you in.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/sign-in')
})

test('who has only ever come by Google sets a password by mail', async () => {
  const bayu = { email: 'bayu.contoh@pundi.example', password: 'kata sandi pertama bayu' }
  const page = await openTab()
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Bayu Contoh' }).click()
  await page.getByText('Welcome, Bayu Contoh').waitFor()

  const other = await openTab()
  await other.goto('/request-password-reset')
  await other.getByLabel('Email').fill(bayu.email)
  await other.getByRole('button', { name: 'Request Reset Password' }).click()
  await other.goto(await resetLink(bayu.email))
  await setPassword(other, bayu.password)
  await other.getByRole('link', { name: 'Log in' }).click()
  await signIn(other, bayu)
  await other.getByText('Welcome, Bayu Contoh').waitFor()
})

test('a form whose checks do not arrive says so, and works once they do', async () => {
  expectNoise(/Failed to load resource/, /Loading chunk/)
  const person = newPerson()
  await openAccount(person)
  const page = await openTab()
  await page.route('**/r/auth/*/checks.*', route => route.abort())
  await page.goto('/sign-in')
  await signIn(page, person)
  await page.getByText('Login failed!').waitFor()
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(person.password)
  await page.unroute('**/r/auth/*/checks.*')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
})

test('a session that is ended in Settings is over in the other browser', async () => {
  expectNoise(/status of 401/)
  const person = newPerson()
  const lost = await openAccount(person)
  const page = await openTab()
  await page.goto('/sign-in')
  await signIn(page, person)
  await page.waitForURL('**/dashboard')

  await page.getByRole('link', { name: 'Settings' }).click()
  const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await sessions.nth(1).waitFor()
  await page.getByRole('button', { name: /^End session: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await page.getByRole('button', { name: /^End session: / }).waitFor({ state: 'detached' })
  expect(await sessions.count()).toBe(1)

  await lost.getByRole('link', { name: 'Settings' }).click()
  await lost.getByText('Your session has ended. Please sign in again.').waitFor()
  await signIn(lost, person)
  await lost.waitForURL('**/setting')
})

test('a password is changed from Settings, and only this session goes on', async () => {
  expectNoise(/status of 401/)
  const person = newPerson()
  const page = await openAccount(person)
  const other = await openTab()
  await other.goto('/sign-in')
  await signIn(other, person)
  await other.waitForURL('**/dashboard')

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Change Password' }).click()
  await setPassword(page, 'kata sandi yang lebih baik')
  await page.getByRole('link', { name: 'Back to Settings' }).click()
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
  await other.reload()
  await other.getByText('Your session has ended. Please sign in again.').waitFor()
})

async function openAccount(person: ReturnType<typeof newPerson>) {
  const page = await openTab()
  await page.goto('/sign-up')
  await signUp(page, person)
  await page.waitForURL('**/dashboard')
  return page
}

async function registered() {
  const person = newPerson()
  await openAccount(person)
  return person.email
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password').fill(password)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

async function statusFor(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${productUrl}/api/auth/user`, { headers })).status
}
