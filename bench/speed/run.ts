import type { Browser, Page } from 'playwright-core'
import { serveAlone } from '../accounts/serve'
import { medianOf } from '../quantiles'
import { journeys, type Journey } from './journeys'
import { type Cost, installWatch, timeAct } from './watch-page'

const ROWS = 10_000
const ROUNDS = 7

/** How many times slower the processor is of whom the blocking is measured, and what it may be at most. */
const SLOWED = 4
const MOST_BLOCKED = 100

/**
 * Prints how long somebody with 10,000 transactions waits for the picture of what they do, and for how long their slow
 * processor is blocked by it; false where one is too long.
 */
export async function benchSpeed(browser: Browser, site: string, only = ''): Promise<boolean> {
  const { url, add, stop } = await serveAlone(site)
  try {
    const { token } = await add('middle', ROWS)
    const page = await openPage(browser, url, token)
    const slow = await openPage(browser, url, token, SLOWED)
    let isWithin = true
    console.log(
      `${`median of ${ROUNDS}, ms`.padEnd(52)}drawn  best  at most   blocked, ${SLOWED} times slower  best`,
    )
    for (const journey of journeys.filter(({ name }) => name.includes(only))) {
      const drawn = (await repeat(page, journey, 0)).map(cost => cost.drawn)
      const blocked = (await repeat(slow, journey, ROUNDS)).map(cost => cost.blocked)
      const [time, longest] = [medianOf(drawn), medianOf(blocked)]
      // What is this page's own takes its time every time; what other programs do to it does not.
      const [best, leastBlocked] = [Math.min(...drawn), Math.min(...blocked)]
      const columns = [
        time.toFixed(0).padStart(5),
        best.toFixed(0).padStart(5),
        String(journey.most ?? '').padStart(8),
        longest.toFixed(0).padStart(8),
        leastBlocked.toFixed(0).padStart(20),
      ]
      console.log(`${journey.name.padEnd(52)}${columns.join(' ')}`)
      if (best > (journey.most ?? Infinity) || leastBlocked > MOST_BLOCKED) {
        console.log(`beyond its budget: ${journey.name}`)
        isWithin = false
      }
    }
    await page.context().close()
    await slow.context().close()
    return isWithin
  } finally {
    await stop()
  }
}

/** A tab of a signed-in person, with the code of both pages and of the form. */
async function openPage(browser: Browser, baseURL: string, token: string, slowed = 1): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })
  await context.addInitScript(keep => localStorage.setItem('token', keep), token)
  // What the compiler wraps named functions in.
  await context.addInitScript('globalThis.__name = named => named')
  await context.addInitScript(installWatch)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto('/transactions')
  await page.getByRole('table').getByRole('row').nth(20).waitFor()
  // The form's code comes three seconds after the page's content.
  await page.waitForTimeout(5000)
  await page.waitForLoadState('networkidle')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  return page
}

async function repeat(page: Page, { before, act, event, picture }: Journey, first: number): Promise<Cost[]> {
  const costs: Cost[] = []
  for (let round = first - 1; round < first + ROUNDS; round += 1) {
    await before(page, round)
    await page.waitForLoadState('networkidle')
    const cost = await timeAct(page, event, picture(round), () => act(page, round))
    if (round >= first) costs.push(cost)
    await leave(page)
  }
  return costs
}

/** Closes what stands open. */
async function leave(page: Page) {
  const dialog = page.locator('dialog[open]')
  if ((await dialog.count()) === 0) return
  await page.keyboard.press('Escape')
  const discard = page.getByRole('button', { name: 'Discard' })
  if ((await discard.count()) > 0) await discard.click()
  await dialog.waitFor({ state: 'hidden' })
}
