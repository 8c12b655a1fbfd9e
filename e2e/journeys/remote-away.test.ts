import type { Page, Route } from 'playwright-core'
import { expectNoise, openTab } from '../browser'
import { newPerson, signUp } from '../people'

/* Each way in which the files of a remote can fail, met by somebody who is signed in. */

const faults: Record<string, (route: Route) => Promise<void>> = {
  'are refused': route => route.abort('connectionrefused'),
  'are answered with 500': route => route.fulfill({ status: 500, body: 'broken' }),
  'are HTML': route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  hang: () => new Promise(() => {}),
}

/** What a browser writes to its console of files that fail. */
const consequences = [
  /Failed to load resource/,
  /integrity/,
  /MIME type/,
  /Loading (CSS )?chunk/,
  /Federation/,
]

/** Longer than this nobody is left without a word. */
const limit = 10_000

test.each(Object.entries(faults))(
  'files of the user area that %s leave a card, and come back at a press',
  async (_, fault) => {
    expectNoise(...consequences)
    const page = await openDashboard()
    await page.route('**/r/user/**', fault)
    const reloadedAt = Date.now()
    await page.reload({ waitUntil: 'commit' })
    await page.getByText('Your area cannot be reached').waitFor({ timeout: limit })
    expect(Date.now() - reloadedAt).toBeLessThan(limit)
    // Everything else goes on.
    await page.getByRole('link', { name: 'To the start page' }).waitFor()

    await page.evaluate(() => ((window as unknown as { sameDocument: boolean }).sameDocument = true))
    await page.unroute('**/r/user/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Welcome, Sari Contoh').waitFor({ timeout: limit })
    expect(await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument)).toBe(
      true,
    )
  },
  60_000,
)

test('files that hang are asked for once, and a late arrival of one does not stand in the way of a press', async () => {
  expectNoise(...consequences)
  const page = await openDashboard()
  const held: Route[] = []
  let hanging = true
  await page.route('**/r/user/**', route => (hanging ? void held.push(route) : route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await page.getByText('Your area cannot be reached').waitFor({ timeout: limit })
  expect(held.filter(route => route.request().url().includes('again='))).toEqual([])

  hanging = false
  const entry = held.find(route => route.request().url().endsWith('/remoteEntry.js'))!
  await entry.continue()
  await page.waitForFunction(() => 'pundi_user' in window)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Welcome, Sari Contoh').waitFor({ timeout: limit })
}, 60_000)

test.each(Object.entries(faults))(
  'a page whose own files %s leaves a card inside its layout',
  async (_, fault) => {
    expectNoise(...consequences)
    const page = await openDashboard()
    await page.route('**/r/user/*/dashboard.*', fault)
    await page.reload({ waitUntil: 'commit' })
    await page.getByText('This page could not be shown').waitFor({ timeout: limit })
    await page.getByText('Welcome, Sari Contoh').waitFor()
    await page.unroute('**/r/user/*/dashboard.*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('No transactions found').waitFor({ timeout: limit })
  },
  60_000,
)

test('a dead admin area leaves the user area alone', async () => {
  const page = await openDashboard()
  await page.route('**/r/admin/**', faults['are refused']!)
  await page.reload()
  await page.getByText('No transactions found').waitFor()
})

async function openDashboard(): Promise<Page> {
  const page = await openTab()
  await page.goto('/sign-up')
  await signUp(page, newPerson())
  await page.waitForURL('**/dashboard')
  await page.getByText('No transactions found').waitFor()
  return page
}
