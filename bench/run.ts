import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../e2e/browser/find-chromium'
import { budgetOf, findExcess, findPrice } from '../e2e/budgets/budgets'
import { measurePage, type Waterfall } from '../e2e/budgets/measure-page'
import { comparedPages, pages, type MeasuredPage } from '../e2e/budgets/pages'
import { publishOneBundle } from '../e2e/one-bundle/publish'
import { serveSite } from '../e2e/one-bundle/serve'
import { tokenOf } from '../e2e/product/call-api'
import { type Product, startProduct } from '../e2e/product/start-product'
import { benchAccounts } from './accounts/run'
import { benchApi } from './api/run'
import { benchFar } from './far/run'
import { benchJobs } from './jobs/run'
import { benchHeld } from './held/run'
import { benchSpeed } from './speed/run'

/*
 * `npm run bench`: measures each page with an empty cache, and compares it with its limits and with
 * a build of a single bundle. Then compares an account of 100,000 transactions with an account of
 * 1,000, and measures how long a user with 10,000 transactions waits.
 *
 * `npm run bench -- NAME` runs one of these benchmarks instead:
 * - accounts: everything above except the pages
 * - speed: only how long a user waits
 * - far: api calls with extreme dates, such as the year 9999
 * - held: other users' calls during a slow statement
 * - jobs: background jobs for 20,000 users
 * - api: single calls (`--help` lists options)
 *
 * Bytes, request depth and ratios do not depend on the machine. Exits with 1 if a limit is
 * exceeded.
 */

const [part, ...options] = process.argv.slice(2)
const benches: Record<string, () => Promise<boolean>> = {
  held: benchHeld,
  far: () => benchFar(options),
}
const bench = benches[part ?? '']
if (bench) {
  if (!(await bench())) process.exitCode = 1
} else if (part === 'api') await benchApi(options)
else if (part === 'jobs') await benchJobs()
else await benchProduct(part)

async function benchProduct(part?: string) {
  console.log('Building and starting Pundi…')
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const site = join(product.data, 'site')
    if (part === undefined) await benchPages(browser, product)
    if (part !== 'speed' && !(await benchAccounts(browser, site))) process.exitCode = 1
    if (!(await benchSpeed(browser, site, process.argv[3]))) process.exitCode = 1
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function benchPages(browser: Browser, product: Product) {
  const site = await publishOneBundle()
  const oneBundle = await serveSite(site, product.url)
  const costs = new Map<string, Waterfall>()
  try {
    console.log('page          requests  script  document  font   all     depth  shift')
    for (const page of pages) {
      const cost = await measure({ browser, url: product.url, product }, page)
      costs.set(page.address, cost)
      print(page.address, cost, findExcess(cost, budgetOf(page.address)))
    }
    console.log('The same pages, built as one bundle:')
    for (const page of comparedPages) {
      const cost = await measure({ browser, url: oneBundle.url, product }, page)
      const federated = costs.get(page.address)
      if (!federated) continue
      print(page.address, cost, findPrice(federated, cost))
      console.log(
        `  the micro-frontend loads ${(federated.bytes.all / cost.bytes.all).toFixed(3)} times as many bytes`,
      )
    }
  } finally {
    await oneBundle.stop()
    await rm(dirname(site), { recursive: true, force: true })
  }
}

type Place = { browser: Browser; url: string; product: Product }

async function measure({ browser, url, product }: Place, opened: MeasuredPage) {
  const { address, landmark, later, role } = opened
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL: url,
    viewport: { width: 412, height: 823 },
  })
  if (role) await context.addInitScript(keep, await tokenOf(product.url, product.accounts[role]))
  const cost = await measurePage(await context.newPage(), address, landmark, later)
  await context.close()
  return cost
}

function print(address: string, { requests, bytes, depth, shift }: Waterfall, excess: string[]) {
  const columns = [
    address.padEnd(12),
    requests,
    bytes.script,
    bytes.document,
    bytes.font,
    bytes.all,
    depth,
    shift.toFixed(3),
  ]
  console.log([...columns.map(String), ...excess].join('  '))
  if (excess.length > 0) process.exitCode = 1
}

function keep(token: string) {
  localStorage.setItem('token', token)
}
