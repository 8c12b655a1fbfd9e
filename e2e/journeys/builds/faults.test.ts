import type { Page, Route } from '@playwright/test'
import { fileNoise } from '../../browser/file-noise'
import { expect, test } from '../../browser/test'
import { watchBuilds } from '../../browser/watch-builds'
import { shipUserBuild, takeBack, type Breakage } from '../../product/build-variant'
import type { Product } from '../../product/start-product'
import { watchReports } from '../../product/watch-reports'

/*
 * Breaks a build of the user area. Tests what the user sees, how soon, and what is reported. These
 * faults need a real browser. Other faults: shell/src/federation/faults.test.tsx; open tabs:
 * late-faults.test.ts. `npm test` tries one fault of each kind; slow tests try all.
 */

const consequences = [...fileNoise, /broken/]

interface Fault {
  how?: Breakage
  page?: 'layout'
  files?: [pattern: string, fault: (route: Route) => Promise<void>]
  isInLayout?: true
  card?: string
  reloads: number
  /** Milliseconds until the dashboard of the earlier build is shown. */
  within: number
  reports: string[]
}

const hangs = () => new Promise<void>(() => {})
const isMissing = (route: Route) => route.fulfill({ status: 404, body: 'broken' })
const isRefused = (route: Route) => route.fulfill({ status: 500, body: 'broken' })
const isHtml = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
const isChanged = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'self.intruder = true' })

const of = (cause: string, end: string) => [`open ${cause}`, `retry ${cause}`, `${end} ${cause}`]
const inPlace = { reloads: 0, within: 8000, reports: of('file', 'fallback') }
const anew = { reloads: 1, within: 8000, reports: of('file', 'reload') }
const ofCode = { ...anew, reports: of('code', 'reload') }
const ofDrawing = {
  card: 'This page stopped working',
  ...{ reloads: 1, within: 8000, reports: ['mount crash', 'reload crash'] },
}

const faults: Record<string, Fault> = {
  'a page breaks as it is drawn': { how: 'throws as it is drawn', ...ofDrawing },
  'a page file is missing': { files: ['dashboard.js', isMissing], ...anew },
}

const furtherFaults: Record<string, Fault> = {
  'a page throws a plain error as it is evaluated': {
    how: 'throws a plain error as it is evaluated',
    ...ofCode,
  },
  'a page throws a TypeError as it is evaluated': { how: 'throws a TypeError as it is evaluated', ...ofCode },
  'a page throws after its exports are there': { how: 'throws after its exports are there', ...ofCode },
  'a page file throws at its top': {
    how: 'throws at the top of its file',
    ...ofCode,
    // The error also reaches the global error event, which the shell reports as "later crash".
    reports: [...ofCode.reports, 'later crash'],
  },
  'the layout breaks as it is drawn': { how: 'throws as it is drawn', page: 'layout', ...ofDrawing },
  'a page file hangs': {
    files: ['dashboard.js', hangs],
    isInLayout: true,
    reloads: 1,
    within: 14_000,
    reports: ['open timeout', 'reload timeout'],
  },
  'the entry is missing': { files: ['remoteEntry.js', isMissing], ...inPlace },
  'the entry hangs': {
    files: ['remoteEntry.js', hangs],
    reloads: 0,
    within: 14_000,
    reports: ['open timeout', 'fallback timeout'],
  },
  'the entry is not what was published': { files: ['remoteEntry.js', isChanged], ...inPlace },
  'a page file is answered with 500': { files: ['dashboard.js', isRefused], ...anew },
  'a page file is HTML': { files: ['dashboard.js', isHtml], ...anew },
  'a page file is not what was published': { files: ['dashboard.js', isChanged], ...anew },
  'a stylesheet is missing': { files: ['dashboard.css', isMissing], ...anew },
  'the file of the layout is missing': { files: ['layout.js', isMissing], ...anew },
  'the words are missing': { files: ['messages-*.js', isMissing], ...anew },
}

for (const [what, fault] of Object.entries(faults))
  test(`where ${what}, the earlier build takes its place`, async ({ openAsNew, expectNoise, product }) => {
    expectNoise(...consequences)
    await openBroken((await openAsNew()).page, product, fault)
  })

for (const [what, fault] of Object.entries(furtherFaults))
  test(
    `where ${what}, the earlier build takes its place too`,
    { tag: '@slow' },
    async ({ openAsNew, expectNoise, product }) => {
      expectNoise(...consequences)
      await openBroken((await openAsNew()).page, product, fault)
    },
  )

async function openBroken(page: Page, product: Product, fault: Fault) {
  const { how, page: broken = 'dashboard', files, isInLayout, card, within, reloads, reports } = fault
  const done = shipUserBuild(product, how, broken)
  const { documents } = watchBuilds(page)
  const reported = watchReports(product)
  if (files) await page.route(`**/r/user/${done.id}/${files[0]}*`, files[1])
  const began = Date.now()
  await page.goto('/dashboard', { waitUntil: 'commit' })
  if (isInLayout) {
    await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible({ timeout: 6000 })
    expect(Date.now() - began).toBeLessThan(6500)
  }
  if (card !== undefined) {
    await expect(page.getByText(card)).toBeVisible({ timeout: within })
    await page.getByRole('button', { name: 'Try again' }).click()
  }
  await expect(page.getByText('No transactions found')).toBeVisible({ timeout: within })
  expect(await page.evaluate('self.intruder')).toBeUndefined()
  await expect.poll(() => [...new Set(reported())].sort()).toEqual([...reports].sort())
  expect(documents).toHaveLength(reloads + 1)
  takeBack(product, done)
}

test(
  'of two bad builds in a row, neither is in the way',
  { tag: '@slow' },
  async ({ openAsNew, expectNoise, product }) => {
    expectNoise(...consequences)
    const { page } = await openAsNew()
    const how = 'throws a plain error as it is evaluated'
    const bad = [shipUserBuild(product, how), shipUserBuild(product, how)]
    const { documents } = watchBuilds(page)
    await page.goto('/dashboard')
    await expect(page.getByText('No transactions found')).toBeVisible({ timeout: 10_000 })
    expect(documents).toHaveLength(3)
    for (const done of bad.reverse()) takeBack(product, done)
  },
)

test(
  'where the entry is missing and the registry says nothing, the page knows the earlier build',
  { tag: '@slow' },
  async ({ openAsNew, expectNoise, product }) => {
    expectNoise(...consequences)
    const { page } = await openAsNew()
    const done = shipUserBuild(product)
    await page.route(`**/r/user/${done.id}/remoteEntry.js*`, isMissing)
    await page.route('**/registry.json', route => route.fulfill({ json: { schema: 1 } }))
    await page.goto('/dashboard')
    await expect(page.getByText('No transactions found')).toBeVisible()
    takeBack(product, done)
  },
)
