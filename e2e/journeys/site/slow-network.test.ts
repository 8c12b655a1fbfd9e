import type { Page } from '@playwright/test'
import { expect, test, close } from '../../browser/test'
import { measureShift } from '../../budgets/measure-page'
import { makeBudgetAccount } from '../../screens/accounts/budget-account'

/** Bytes per second in each direction, and milliseconds of latency. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/**
 * Maximum milliseconds from the document to the skeleton. The time in which the machine stalled
 * does not count.
 */
const most = 1000

/** Milliseconds between two runs of a 20 ms timer. A longer gap means that the machine stalled. */
const usualGap = 50

/** Milliseconds until the page replaces the skeleton on a busy machine. */
const patience = 30_000

interface Frames {
  skeleton?: number
  page?: number
  /**
   * Times at which the timer ran before the skeleton appeared. Timers run even while rendering is
   * blocked.
   */
  turns: number[]
  blank: string[]
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
      await close(page.context())
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
  const { frames, arrived, shell } = await page.evaluate(() => ({
    frames: (window as unknown as { frames: Frames }).frames,
    arrived: performance.getEntriesByType('navigation')[0]!.toJSON() as PerformanceNavigationTiming,
    shell: performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith('/shell.js'))!
      .toJSON() as PerformanceResourceTiming,
  }))
  const turns = [arrived.responseEnd, ...frames.turns.filter(time => time > arrived.responseEnd)]
  const stalls = turns.slice(1).map((time, at) => Math.max(0, time - turns[at]! - usualGap))
  const stalled = stalls.reduce((sum, stall) => sum + stall, 0)
  const took = Math.round((frames.skeleton ?? Infinity) - arrived.responseEnd - stalled)
  console.log(
    `skeleton ${took} ms after the document and ${Math.round(stalled)} ms without a turn, page ${Math.round(frames.page! - arrived.responseEnd)} ms`,
  )
  expect(took).toBeLessThanOrEqual(most)
  expect(frames.skeleton).toBeLessThan(shell.responseEnd)
  expect(frames.blank).toEqual([])
  expect(frames.shapes).toHaveLength(1)
  expect(await measureShift(page)).toBeLessThanOrEqual(0.02)
}

function watchFrames() {
  const frames: Frames = { turns: [], blank: [], shapes: [] }
  Object.assign(window, { frames })
  const timer = setInterval(() => {
    frames.turns.push(performance.now())
    if (frames.skeleton !== undefined) clearInterval(timer)
  }, 20)
  const look = (now: number) => {
    const root = document.getElementById('root')
    const shape = root && getComputedStyle(root, '::before')
    const isSkeleton = shape != null && shape.content !== 'none' && shape.opacity === '1'
    if (isSkeleton && !frames.shapes.includes(shape.background)) frames.shapes.push(shape.background)
    const isPage = document.querySelector('#root main') !== null
    if (isSkeleton) frames.skeleton ??= now
    if (isPage) frames.page ??= now
    else if (!isSkeleton && frames.skeleton !== undefined)
      frames.blank.push(
        `${Math.round(now)} ms: ${shape?.content} ${shape?.opacity} ${root?.innerHTML.slice(0, 300)}`,
      )
    if (frames.page === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
