import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../../browser/test'
import { copyUserBuild, removeCopy, rollBack, shipTo, type Breakage } from '../../product/build-variant'
import type { Product } from '../../product/start-product'

/*
 * What somebody sees who opens /dashboard while a broken build of the user area is in force, within how long, and what
 * the server is told: each fault that needs a real browser. The others are in shell/src/federation/faults.test.tsx.
 */

const consequences = [/Failed to load resource/, /Loading (CSS )?chunk/, /Federation/, /broken/]

interface Fault {
  how?: Breakage
  /** What the files of the build get in place of an answer. */
  files?: [pattern: string, fault: (route: Route) => Promise<void>]
  /** Documents that are opened by themselves. */
  reloads: number
  /** Milliseconds until the dashboard of the earlier build is shown. */
  within: number
  reports: string[]
}

const hangs = () => new Promise<void>(() => {})
const isMissing = (route: Route) => route.fulfill({ status: 404, body: 'broken' })

const ofCode = { reloads: 1, within: 8000, reports: ['open code', 'retry code', 'reload code'] }

const faults: Record<string, Fault> = {
  'a page throws a TypeError as it is evaluated': { how: 'throws a TypeError as it is evaluated', ...ofCode },
  'a page throws a plain error as it is evaluated': {
    how: 'throws a plain error as it is evaluated',
    ...ofCode,
  },
  'a page throws after its exports are there': { how: 'throws after its exports are there', ...ofCode },
  'a page file hangs': {
    files: ['dashboard.js', hangs],
    reloads: 1,
    within: 14_000,
    reports: ['open timeout', 'reload timeout'],
  },
  'the entry hangs': {
    files: ['remoteEntry.js', hangs],
    reloads: 0,
    within: 14_000,
    reports: ['open timeout', 'fallback timeout'],
  },
  'the entry is missing': {
    files: ['remoteEntry.js', isMissing],
    reloads: 0,
    within: 8000,
    reports: ['open file', 'retry file', 'fallback file'],
  },
}

for (const [what, { how, files, reloads, within, reports }] of Object.entries(faults))
  test(`where ${what}, the earlier build takes its place`, async ({ openAsNew, expectNoise, product }) => {
    expectNoise(...consequences)
    const { page } = await openAsNew()
    const done = ship(product, how)
    const told = watch(page)
    if (files) await page.route(`**/r/user/${done.id}/${files[0]}*`, files[1])
    const began = Date.now()
    await page.goto('/dashboard', { waitUntil: 'commit' })
    if (what === 'a page file hangs') {
      // Only the page waits for its file.
      await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible({ timeout: 6000 })
      expect(Date.now() - began).toBeLessThan(6500)
    }
    await expect(page.getByText('No transactions found')).toBeVisible({ timeout: within })
    expect([...new Set(told.reports)].sort()).toEqual([...reports].sort())
    expect(told.documents).toBe(reloads + 1)
    takeBack(product, done)
  })

test('of two bad builds in a row, neither is in the way', async ({ openAsNew, expectNoise, product }) => {
  expectNoise(...consequences)
  const { page } = await openAsNew()
  const how = 'throws a plain error as it is evaluated'
  const bad = [ship(product, how), ship(product, how)]
  const told = watch(page)
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible({ timeout: 10_000 })
  expect(told.documents).toBe(3)
  for (const done of bad.reverse()) takeBack(product, done)
})

test('where the entry is missing and the registry says nothing, the page knows the earlier build', async ({
  openAsNew,
  expectNoise,
  product,
}) => {
  expectNoise(...consequences)
  const { page } = await openAsNew()
  const done = ship(product)
  await page.route(`**/r/user/${done.id}/remoteEntry.js*`, isMissing)
  await page.route('**/registry.json', route => route.fulfill({ json: { schema: 1 } }))
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()
  takeBack(product, done)
})

test('what breaks after the page was drawn is told, and the previous version offered', async ({
  openAsNew,
  expectNoise,
  product,
}) => {
  expectNoise(...consequences)
  const { page } = await openAsNew()
  const done = ship(product, 'throws later')
  const told = watch(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Something on this page did not work.')).toBeVisible()
  await page.getByRole('button', { name: 'Use the previous version' }).click()
  await expect(page.getByText('No transactions found')).toBeVisible()
  expect([...new Set(told.reports)]).toEqual(['later crash', 'reload choice'])
  takeBack(product, done)
})

test('a page that never ends is noticed at the next visit', async ({ openAsNew, expectNoise, product }) => {
  expectNoise(...consequences)
  const { page } = await openAsNew()
  const done = ship(product, 'never ends')
  await page.goto('/dashboard', { waitUntil: 'commit' })
  // Nothing can be asked of a tab that hangs.
  await new Promise(resolve => setTimeout(resolve, 8000))
  const next = await page.context().newPage()
  const told = watch(next)
  await next.goto('/dashboard')
  await expect(next.getByText('No transactions found')).toBeVisible()
  expect(told.reports).toEqual(['mount crash'])
  await page.close()
  takeBack(product, done)
})

function ship(product: Product, how?: Breakage) {
  const done = copyUserBuild(how && 'dashboard', how)
  shipTo(done.folder, join(product.data, 'site'))
  return done
}

function takeBack(product: Product, done: ReturnType<typeof ship>) {
  rollBack(done.folder, join(product.data, 'site'))
  removeCopy(done)
}

/** Counts the documents that are opened from now on, and records what is reported. */
function watch(page: Page) {
  const told = { documents: 0, reports: [] as string[] }
  page.on('request', request => {
    if (request.resourceType() === 'document') told.documents += 1
    if (!request.url().endsWith('/api/reports')) return
    const { phase, cause } = request.postDataJSON() as { phase: string; cause: string }
    told.reports.push(`${phase} ${cause}`)
  })
  return told
}
