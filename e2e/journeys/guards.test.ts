import type { Page } from 'playwright-core'
import { expectNoise, openTab } from '../browser'
import { newPerson, signIn, signUp } from '../people'

test('no byte of the user area reaches a visitor, who comes back to where they were headed', async () => {
  const page = await openTab()
  const asked = watchRemotes(page)
  await page.goto('/dashboard?from=mail')
  await page.getByRole('button', { name: 'Login' }).waitFor()
  expect(asked()).toEqual(['auth'])
  expect(new URL(page.url()).searchParams.get('next')).toBe('/dashboard?from=mail')

  const person = await register()
  await signIn(page, person)
  await page.waitForURL('**/dashboard?from=mail')
})

const adminPages = ['', '/users', '/manage-transactions', '/manage-categories', '/logs']

test('no byte of the admin area reaches a visitor', async () => {
  const page = await openTab()
  const asked = watchRemotes(page)
  for (const address of adminPages.map(path => `/admin${path}`)) {
    await page.goto(address)
    await page.getByText('Belum login! Silakan login terlebih dahulu.').waitFor()
    expect([address, asked()]).toEqual([address, []])
  }
  await page.waitForURL('**/sign-in?next=%2Fadmin%2Flogs')
})

test('no byte of the admin area reaches a regular user', async () => {
  const page = await openTab()
  await page.goto('/sign-up')
  await signUp(page, newPerson())
  await page.waitForURL('**/dashboard')
  const asked = watchRemotes(page)
  for (const address of adminPages.map(path => `/admin${path}`)) {
    await page.goto(address)
    await page.getByRole('heading', { name: 'This area is for administrators' }).waitFor()
    expect([address, asked()]).toEqual([address, []])
  }
  await page.getByRole('link', { name: 'Back to your dashboard' }).click()
  await page.getByText('Welcome, Sari Contoh').waitFor()
})

test('an unknown address is a page of status 404 with ways back', async () => {
  expectNoise(/status of 404/)
  const page = await openTab()
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor()
  await page.getByRole('link', { name: 'To the start page' }).click()
  await page.getByRole('heading', { name: 'Powerful. Simple.' }).waitFor()
})

test('signing out in one tab signs out the other', async () => {
  const page = await openTab()
  await page.goto('/sign-up')
  await signUp(page, newPerson())
  await page.waitForURL('**/dashboard')
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await other.getByText('Welcome, Sari Contoh').waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL('**/sign-in**')
})

/** Names of the remotes of which any file was asked for since. */
function watchRemotes(page: Page) {
  const asked = new Set<string>()
  page.on('request', request => {
    const [, remote] = /\/r\/(\w+)\//.exec(request.url()) ?? []
    if (remote && remote !== 'shell') asked.add(remote)
  })
  return () => [...asked]
}

async function register() {
  const person = newPerson()
  const page = await openTab()
  await page.goto('/sign-up')
  await signUp(page, person)
  await page.waitForURL('**/dashboard')
  return person
}
