import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'
import { measureShift } from '../../budgets/measure-page'
import { makeBudgetAccount } from '../../screens/budget-account'

/* What a slow network shows before anything of the shell has come: a shape, from the document itself. */

/** Bytes a second each way, and milliseconds of delay. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** Milliseconds from the arrival of the document to the skeleton. */
const most = 1000

/** Milliseconds until the page itself is there, on a machine with other work to do. */
const patience = 30_000

/** What stood in the frames that a page drew, by `performance.now()`. */
interface Frames {
  skeleton?: number
  page?: number
  /** What stood in the frames between the two that showed neither: the beginning of its HTML. */
  blank: string[]
  /** Each shape that the skeleton had. */
  shapes: string[]
}

test('a slow network shows a shape of the dashboard within a second, and nothing moves or flickers until it is there', async ({
  openAsNew,
}) => {
  const { page } = await openAsNew({ viewport: { width: 375, height: 812 } })
  await openSlowly(page, '/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible({ timeout: patience })
  await expectSkeleton(page)
})

test(
  'on a wide screen the wallets and the budgets have a shape of their own, and nothing moves',
  { tag: '@slow' },
  async ({ openAs, product }) => {
    const token = await makeBudgetAccount(product.url)
    for (const [address, name] of [
      ['/wallet', 'Wallets'],
      ['/budget', 'The last twelve months'],
    ] as const) {
      const page = await openAs(token, { viewport: { width: 1280, height: 900 } })
      await openSlowly(page, address)
      await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: patience })
      await page.waitForLoadState('networkidle', { timeout: patience })
      await expectSkeleton(page)
      await page.context().close()
    }
  },
)

test('a visitor on a slow network sees it as well, in the dark', { tag: '@slow' }, async ({ openTab }) => {
  const page = await openTab({ colorScheme: 'dark' })
  await openSlowly(page, '/sign-in')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: patience })
  await expectSkeleton(page)
})

async function openSlowly(page: Page, address: string) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', slow)
  await page.addInitScript(watchFrames)
  await page.goto(address, { waitUntil: 'commit' })
}

async function expectSkeleton(page: Page) {
  const { frames, arrived } = await page.evaluate(() => ({
    frames: (window as unknown as { frames: Frames }).frames,
    arrived: performance.getEntriesByType('navigation')[0]!.toJSON() as PerformanceNavigationTiming,
  }))
  const took = Math.round((frames.skeleton ?? Infinity) - arrived.responseEnd)
  console.log(
    `skeleton ${took} ms after the document, page ${Math.round(frames.page! - arrived.responseEnd)} ms`,
  )
  expect(took).toBeLessThanOrEqual(most)
  expect(frames.blank).toEqual([])
  expect(frames.shapes).toHaveLength(1)
  expect(await measureShift(page)).toBeLessThanOrEqual(0.02)
}

/** Runs in the page. A browser that may not draw yet calls for no frame. */
function watchFrames() {
  const frames: Frames = { blank: [], shapes: [] }
  Object.assign(window, { frames })
  const look = (now: number) => {
    const root = document.getElementById('root')
    const shape = root && getComputedStyle(root, '::before')
    const isSkeleton = shape != null && shape.content !== 'none' && shape.opacity === '1'
    if (isSkeleton && !frames.shapes.includes(shape.background)) frames.shapes.push(shape.background)
    const isPage = document.querySelector('#root main') !== null
    if (isSkeleton) frames.skeleton ??= now
    if (isPage) frames.page ??= now
    else if (!isSkeleton && frames.skeleton !== undefined)
      frames.blank.push(String(root?.innerHTML.slice(0, 300)))
    if (frames.page === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
