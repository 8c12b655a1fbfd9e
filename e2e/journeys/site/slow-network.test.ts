import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'
import { measureShift } from '../../budgets/measure-page'

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
  /** Frames between the two with neither. */
  blank: number
}

test('a slow network shows a shape of the dashboard within a second, and nothing moves or flickers until it is there', async ({
  openAsNew,
}) => {
  const { page } = await openAsNew({ viewport: { width: 375, height: 812 } })
  await openSlowly(page, '/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible({ timeout: patience })
  await expectSkeleton(page)
})

test('a visitor on a slow network sees it as well, in the dark', async ({ openTab }) => {
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
  expect(frames.blank).toBe(0)
  expect(await measureShift(page)).toBeLessThanOrEqual(0.02)
}

/** Runs in the page. A browser that may not draw yet calls for no frame. */
function watchFrames() {
  const frames: Frames = { blank: 0 }
  Object.assign(window, { frames })
  const look = (now: number) => {
    const root = document.getElementById('root')
    const shape = root && getComputedStyle(root, '::before')
    const isSkeleton =
      root?.querySelector(':scope > [role=status]') != null ||
      (shape != null && shape.content !== 'none' && shape.opacity === '1')
    const isPage = document.querySelector('#root main') !== null
    if (isSkeleton) frames.skeleton ??= now
    if (isPage) frames.page ??= now
    else if (!isSkeleton && frames.skeleton !== undefined) frames.blank++
    if (frames.page === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
