import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'
import { register } from '../../product/call-api'
import { newPerson, signIn } from '../../product/people'

test('no byte of the user area reaches a visitor, who comes back to where they were headed', async ({
  page,
  product,
}) => {
  const asked = watchRemotes(page)
  await page.goto('/dashboard?from=mail')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(asked()).toEqual(['auth'])
  expect(new URL(page.url()).searchParams.get('next')).toBe('/dashboard?from=mail')

  const person = newPerson()
  await register(product.url, person)
  await signIn(page, person)
  await page.waitForURL('**/dashboard?from=mail')
})

const adminPages = ['', '/users', '/manage-transactions', '/manage-categories', '/logs']

test('no byte of the admin area reaches a visitor', async ({ page }) => {
  const asked = watchRemotes(page)
  for (const address of adminPages.map(path => `/admin${path}`)) {
    await page.goto(address)
    await expect(page.getByText('Belum login! Silakan login terlebih dahulu.')).toBeVisible()
    expect([address, asked()]).toEqual([address, []])
  }
  await page.waitForURL('**/sign-in?next=%2Fadmin%2Flogs')
})

test('no byte of the admin area reaches a regular user', async ({ openAsNew }) => {
  const { page } = await openAsNew()
  const asked = watchRemotes(page)
  for (const address of adminPages.map(path => `/admin${path}`)) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'This page is for admins only' })).toBeVisible()
    expect([address, asked()]).toEqual([address, []])
  }
  await page.getByRole('link', { name: 'Back to your dashboard' }).click()
  await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible()
})

test('an unknown address is a page of status 404 with ways back', async ({ page, expectNoise }) => {
  expectNoise(/status of 404/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { name: 'Powerful. Simple.' })).toBeVisible()
})

test('signing out in one tab signs out the other', async ({ openAsNew, expectNoise }) => {
  // An API call of the other tab may still be running when the session ends.
  expectNoise(/status of 401/)
  const { page } = await openAsNew()
  await page.goto('/dashboard')
  await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await expect(other.getByText('Welcome, Sari Contoh')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL('**/sign-in**')
})

/** Names of the remotes that the page loads code from. Requests for `build.json` do not count. */
function watchRemotes(page: Page) {
  const asked = new Set<string>()
  page.on('request', request => {
    const [, remote] = /\/r\/(\w+)\//.exec(request.url()) ?? []
    if (remote && remote !== 'shell' && !request.url().endsWith('/build.json')) asked.add(remote)
  })
  return () => [...asked]
}
