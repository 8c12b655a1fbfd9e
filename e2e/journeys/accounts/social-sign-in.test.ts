import type { Page } from '@playwright/test'
import { addressesOf } from '../../browser/read-page'
import { expect, test } from '../../browser/test'
import { register } from '../../product/call-api'
import { newPerson, signUp } from '../../product/people'
import type { Product } from '../../product/start-product'

const refused = 'This Google sign-in didn’t start in this tab. Please start again here.'

test('a link with a stranger’s token signs nobody in who is signed out', async ({ page, product }) => {
  await page.goto(await strangersLink(product))
  await expect(page.getByText(refused)).toBeVisible()
  expect(await tokenIn(page)).toBeNull()
  expect(await addressesOf(page)).not.toContainEqual(expect.stringContaining('token'))
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('a link with a stranger’s token leaves whoever is signed in who they are', async ({
  openAsNew,
  product,
}) => {
  const { page } = await openAsNew({}, { ...newPerson(), name: 'Dewi Contoh' })
  await page.goto('/dashboard')
  await expect(page.getByText('Welcome, Dewi Contoh')).toBeVisible()
  const before = await tokenIn(page)
  await page.goto(`${await strangersLink(product)}&tab=${'a'.repeat(32)}`)
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Welcome, Dewi Contoh')).toBeVisible()
  expect(await tokenIn(page)).toBe(before)
  expect(await addressesOf(page)).not.toContainEqual(expect.stringContaining('token'))
})

test('a page elsewhere sends nobody into a sign-in', async ({ page, product }) => {
  const body = `<a href="${product.url}/api/auth/google/redirect?tab=${'a'.repeat(32)}">Win</a>`
  await page.route('http://elsewhere.example/', route => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://elsewhere.example/')
  await page.getByRole('link', { name: 'Win' }).click()
  await expect(page.getByText(refused)).toBeVisible()
})

test('who signs in in another tab meanwhile stays who they are in both', async ({ page, expectNoise }) => {
  // An API call with the discarded token may still be running.
  expectNoise(/status of 401/)
  await begin(page)
  const other = await page.context().newPage()
  await other.goto('/sign-up')
  await signUp(other, { ...newPerson(), name: 'Dewi Contoh' })
  await expect(other.getByText('Welcome, Dewi Contoh')).toBeVisible()
  const token = await tokenIn(other)
  await page.getByRole('button', { name: 'Sari Contoh' }).click()
  await expect(page.getByText('Welcome, Dewi Contoh')).toBeVisible()
  expect(await tokenIn(page)).toBe(token)
})

test('back, reload and the bare callback page leave a sign-in that is done as it is', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Sari Contoh' }).click()
  await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible()
  const token = await tokenIn(page)
  await page.reload()
  await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible()
  await page.goto('/google-callback')
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible()
  expect(await tokenIn(page)).toBe(token)
  expect(await page.evaluate(() => sessionStorage.getItem('google'))).toBeNull()
})

async function begin(page: Page) {
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('button', { name: 'Sari Contoh' })).toBeVisible()
}

async function strangersLink(product: Product) {
  const { token } = await register(product.url, newPerson())
  return `/google-callback?token=${encodeURIComponent(token)}`
}

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
