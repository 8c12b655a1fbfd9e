import type { Browser, Page } from 'playwright-core'
import { medianOf } from '../quantiles'
import type { Accounts, Size } from './serve'

const RUNS = 5
const MOST_HEAP = 1.3
const MOST_BLOCKED = 50

export async function measureScreen(browser: Browser, { url, savers }: Accounts): Promise<string[]> {
  const heaps: Record<Size, number[]> = { small: [], large: [] }
  const blocked: number[] = []
  for (let run = 0; run < RUNS; run += 1)
    for (const size of ['small', 'large'] as const) {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        baseURL: url,
        viewport: { width: 1280, height: 900 },
      })
      await context.addInitScript(keep, savers[size].token)
      const page = await context.newPage()
      await page.goto('/transactions')
      await page.getByRole('table').getByRole('row').nth(20).waitFor()
      heaps[size].push(await heapOf(page))
      if (size === 'large') blocked.push(await typeAndWatch(page))
      await context.close()
    }
  const [small, large] = [medianOf(heaps.small), medianOf(heaps.large)]
  // The minimum is the fairest figure: other programs slow down only some rounds, but slow code in
  // the page affects every round.
  const longest = Math.min(...blocked)
  const ratio = large / small
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(
    `/transactions: heap ${megabytes(small)} with the small account and ${megabytes(large)} with the large one, ${ratio.toFixed(2)} times as much, at most ${MOST_HEAP}`,
  )
  console.log(
    `typing in the filter of /transactions: longest task ${longest.toFixed(0)} ms, at most ${MOST_BLOCKED}`,
  )
  return [
    ...(ratio > MOST_HEAP
      ? [
          `/transactions with the large account keeps ${ratio.toFixed(2)} times the heap, at most ${MOST_HEAP}`,
        ]
      : []),
    ...(longest > MOST_BLOCKED
      ? [`typing in the filter blocks the page for ${longest.toFixed(0)} ms, at most ${MOST_BLOCKED}`]
      : []),
  ]
}

/** The size of the heap after garbage collection, in bytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await page.waitForLoadState('networkidle')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Types at the speed of a person. Returns the longest task in milliseconds. */
async function typeAndWatch(page: Page): Promise<number> {
  await page.evaluate(watch)
  await page.getByRole('searchbox').first().pressSequentially('makan malam', { delay: 90 })
  await page.getByText('Makan malam keluarga').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as unknown as { longest: number }).longest)
}

/** Records the longest task of the page. Browsers report only tasks of 50 ms or more. */
function watch() {
  const place = window as unknown as { longest: number }
  place.longest = 0
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) place.longest = Math.max(place.longest, duration)
  }).observe({ type: 'longtask' })
}

function keep(token: string) {
  localStorage.setItem('token', token)
}
