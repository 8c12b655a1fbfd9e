import type { Page, Route } from '@playwright/test'
import { fileNoise } from '../../browser/file-noise'
import { expect, type OpenAsNew, test } from '../../browser/test'

const faults: Record<string, (route: Route) => Promise<void>> = {
  'are refused': route => route.abort('connectionrefused'),
  'are answered with 500': route => route.fulfill({ status: 500, body: 'broken' }),
  'are HTML': route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  hang: () => new Promise(() => {}),
}

const limit = 10_000

for (const [fail, fault] of Object.entries(faults))
  test(
    `files of the user area that ${fail} leave a card, and come back at a press`,
    { tag: fail === 'are refused' ? [] : ['@slow'] },
    async ({ openAsNew, expectNoise }) => {
      expectNoise(...fileNoise)
      const page = await openDashboard(openAsNew)
      await page.route('**/r/user/**', fault)
      const reloadedAt = Date.now()
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByText('Your account isn’t available right now')).toBeVisible({ timeout: limit })
      expect(Date.now() - reloadedAt).toBeLessThan(limit)
      await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()

      await page.evaluate(() => ((window as unknown as { sameDocument: boolean }).sameDocument = true))
      await page.unroute('**/r/user/**')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible({ timeout: limit })
      expect(await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument)).toBe(
        true,
      )
    },
  )

test(
  'files that hang are asked for once, and a late arrival of one does not stand in the way of a press',
  { tag: '@slow' },
  async ({ openAsNew, expectNoise }) => {
    expectNoise(...fileNoise)
    const page = await openDashboard(openAsNew)
    const held: Route[] = []
    let hanging = true
    await page.route('**/r/user/**', route => (hanging ? void held.push(route) : route.continue()))
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByText('Your account isn’t available right now')).toBeVisible({ timeout: limit })
    expect(held.filter(route => route.request().url().includes('again='))).toEqual([])

    hanging = false
    const entry = held.find(route => route.request().url().endsWith('/remoteEntry.js'))!
    await entry.continue()
    await page.waitForFunction(() => 'pundi_user' in window)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible({ timeout: limit })
  },
)

for (const [fail, fault] of Object.entries(faults))
  test(
    `a page whose own files ${fail} leaves a card inside its layout`,
    { tag: fail === 'are refused' ? [] : ['@slow'] },
    async ({ openAsNew, expectNoise }) => {
      expectNoise(...fileNoise)
      const page = await openDashboard(openAsNew)
      await page.route('**/r/user/*/dashboard.*', fault)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByText('We couldn’t show this page')).toBeVisible({ timeout: limit })
      await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible()
      await page.unroute('**/r/user/*/dashboard.*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('No transactions found')).toBeVisible({ timeout: limit })
    },
  )

test('a dead admin area leaves the user area alone', async ({ openAsNew, expectNoise }) => {
  // When idle, the page also fetches `build.json` of other areas. In this test, these requests
  // fail.
  expectNoise(...fileNoise)
  const page = await openDashboard(openAsNew)
  await page.route('**/r/admin/**', faults['are refused']!)
  await page.reload()
  await expect(page.getByText('No transactions found')).toBeVisible()
})

async function openDashboard(openAsNew: OpenAsNew): Promise<Page> {
  const { page } = await openAsNew()
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()
  return page
}
