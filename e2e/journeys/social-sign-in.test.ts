import type { Page } from 'playwright-core'
import { addressesOf } from '../addresses-of'
import { openTab, productUrl } from '../browser'
import { register } from '../call-api'
import { newPerson, signUp } from '../people'

/* A sign-in with Google ends in the tab that began it, and nowhere else. */

const refused = 'This Google sign-in was not started in this tab, so nobody was signed in.'

test('a link with a stranger’s token signs nobody in who is signed out', async () => {
  const page = await openTab()
  await page.goto(await strangersLink())
  await page.getByText(refused).waitFor()
  expect(await tokenOf(page)).toBeNull()
  expect(await addressesOf(page)).not.toContainEqual(expect.stringContaining('token'))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Login' }).waitFor()
})

test('a link with a stranger’s token leaves whoever is signed in who they are', async () => {
  const page = await openTab()
  await page.goto('/sign-up')
  await signUp(page, { ...newPerson(), name: 'Dewi Contoh' })
  await page.getByText('Welcome, Dewi Contoh').waitFor()
  const before = await tokenOf(page)
  await page.goto(`${await strangersLink()}&tab=${'a'.repeat(32)}`)
  await page.waitForURL('**/dashboard')
  await page.getByText('Welcome, Dewi Contoh').waitFor()
  expect(await tokenOf(page)).toBe(before)
  expect(await addressesOf(page)).not.toContainEqual(expect.stringContaining('token'))
})

test('a page elsewhere sends nobody into a sign-in', async () => {
  const page = await openTab()
  const body = `<a href="${productUrl}/api/auth/google/redirect?tab=${'a'.repeat(32)}">Win</a>`
  await page.route('http://elsewhere.example/', route => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://elsewhere.example/')
  await page.getByRole('link', { name: 'Win' }).click()
  await page.getByText(refused).waitFor()
})

test('who signs in in another tab meanwhile stays who they are in both', async () => {
  const page = await openTab()
  await begin(page)
  const other = await page.context().newPage()
  await other.goto('/sign-up')
  await signUp(other, { ...newPerson(), name: 'Dewi Contoh' })
  await other.getByText('Welcome, Dewi Contoh').waitFor()
  const token = await tokenOf(other)
  await page.getByRole('button', { name: 'Sari Contoh' }).click()
  await page.getByText('Welcome, Dewi Contoh').waitFor()
  expect(await tokenOf(page)).toBe(token)
})

test('back, reload and the bare callback page leave a sign-in that is done as it is', async () => {
  const page = await openTab()
  await begin(page)
  await page.getByRole('button', { name: 'Sari Contoh' }).click()
  await page.getByText('Welcome, Sari Contoh').waitFor()
  const token = await tokenOf(page)
  await page.reload()
  await page.getByText('Welcome, Sari Contoh').waitFor()
  await page.goto('/google-callback')
  await page.waitForURL('**/dashboard')
  await page.getByText('Welcome, Sari Contoh').waitFor()
  expect(await tokenOf(page)).toBe(token)
  expect(await page.evaluate(() => sessionStorage.getItem('google'))).toBeNull()
})

async function begin(page: Page) {
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Sari Contoh' }).waitFor()
}

async function strangersLink() {
  const { token } = await register(productUrl, newPerson())
  return `/google-callback?token=${encodeURIComponent(token)}`
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
