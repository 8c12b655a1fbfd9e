import type { Browser, Page } from 'playwright-core'
import { serveAlone } from '../accounts/serve'
import { medianOf } from '../quantiles'
import { adminJourneys } from './journeys/admin'
import { formJourneys } from './journeys/form'
import type { Journey } from './journeys/journey'
import { listJourneys } from './journeys/list'
import { pageJourneys } from './journeys/pages'
import { traceTasks } from './trace-tasks'
import { firstEvent, installWatch, timeAct } from './watch-page'

const ROWS = 10_000
const PEOPLE = 200
const ROUNDS = 5

/**
 * Measured times are multiplied by 4, as on a processor that is four times slower. After this
 * multiplication, a task may take at most 100 ms.
 */
const SLOWED = 4
const MOST_BLOCKED = 100

export async function benchSpeed(browser: Browser, site: string, only = ''): Promise<boolean> {
  const { url, add, addAdmin, stop } = await serveAlone(site)
  try {
    const admin = await addAdmin('admin', PEOPLE)
    const { token } = await add('middle', ROWS)
    console.log(`${`median of ${ROUNDS}, ms`.padEnd(46)}drawn  best  aim  blocked  best  first  aim`)
    const area = { browser, baseURL: url, only }
    const isUserFast = await measure({ ...area, token, path: '/transactions' }, [
      ...listJourneys,
      ...formJourneys,
      ...pageJourneys,
    ])
    return (await measure({ ...area, token: admin, path: '/admin' }, adminJourneys)) && isUserFast
  } finally {
    await stop()
  }
}

interface Area {
  browser: Browser
  baseURL: string
  token: string
  path: string
  only: string
}

async function measure({ only, ...area }: Area, all: Journey[]): Promise<boolean> {
  const journeys = all.filter(({ name }) => name.includes(only))
  if (journeys.length === 0) return true
  const page = await openPage(area)
  let isWithin = true
  for (const journey of journeys) {
    const costs = await repeat(area.browser, page, journey)
    if (!print(journey, costs)) isWithin = false
  }
  await page.context().close()
  return isWithin
}

async function openPage({ browser, baseURL, token, path }: Omit<Area, 'only'>): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL,
    viewport: { width: 1280, height: 900 },
  })
  await context.addInitScript(keep => localStorage.setItem('token', keep), token)
  // The compiler wraps named functions in a call of `__name`, which does not exist in the page.
  await context.addInitScript('globalThis.__name = named => named')
  await context.addInitScript(installWatch, firstEvent)
  const page = await context.newPage()
  await page.goto(path)
  await page.locator('main li, main tbody tr').first().waitFor()
  // The page loads the code of its form three seconds after its content.
  await page.waitForTimeout(5000)
  return page
}

interface Cost {
  drawn: number
  /** The longest task in milliseconds, already multiplied by 4. */
  blocked: number
}

/**
 * Measures a journey several times. Only the first result includes the time to compile the code.
 */
async function repeat(browser: Browser, page: Page, journey: Journey): Promise<[Cost, ...Cost[]]> {
  const measureRound = async (round: number): Promise<Cost> => {
    const { before, act, event, picture } = journey
    await before(page, round)
    await page.waitForTimeout(300)
    const { answer: drawn, longest } = await traceTasks(browser, () =>
      timeAct(page, event, picture(round), () => act(page, round)),
    )
    await leave(page)
    return { drawn, blocked: longest * SLOWED }
  }
  const costs: [Cost, ...Cost[]] = [await measureRound(0)]
  for (let round = 1; round <= ROUNDS; round += 1) costs.push(await measureRound(round))
  return costs
}

function print({ name, most }: Journey, [first, ...costs]: [Cost, ...Cost[]]): boolean {
  const drawn = costs.map(cost => cost.drawn)
  const blocked = costs.map(cost => cost.blocked)
  // The minimum is the fairest figure, because other programs slow down only some rounds.
  const [best, leastBlocked] = [Math.min(...drawn), Math.min(...blocked)]
  const columns: [number | undefined, number][] = [
    [medianOf(drawn), 5],
    [best, 5],
    [most, 4],
    [medianOf(blocked), 8],
    [leastBlocked, 5],
    [first.blocked, 6],
    [MOST_BLOCKED, 4],
  ]
  const line = columns.map(([value, width]) => (value?.toFixed(0) ?? '').padStart(width)).join(' ')
  const isWithin = best <= (most ?? Infinity) && leastBlocked <= MOST_BLOCKED
  console.log(`${name.padEnd(46)}${line}  ${isWithin ? 'within the limits' : 'over a limit'}`)
  return isWithin
}

async function leave(page: Page) {
  const dialog = page.locator('dialog[open]')
  while ((await dialog.count()) > 0) {
    const discard = page.getByRole('button', { name: 'Discard' })
    if ((await discard.count()) > 0) await discard.click()
    else await page.keyboard.press('Escape')
    await page.waitForTimeout(100)
  }
}
