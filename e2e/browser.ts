import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { product } from './product'

/** Milliseconds for anything that a person would wait for. */
const patience = 10_000

let browser: Browser
const opened: BrowserContext[] = []
const noise: string[] = []
const expected: RegExp[] = []

/** Where the product runs that the journeys go through. */
export const productUrl = product.url

/** The folder that holds its database, its site and its outbox. */
export const productData = product.data

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM!,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
})

afterAll(() => browser.close())

afterEach(async () => {
  await Promise.all(opened.splice(0).map(context => context.close()))
  const unexpected = noise.splice(0).filter(line => !expected.some(pattern => pattern.test(line)))
  expected.length = 0
  expect(unexpected).toEqual([])
})

/** Allows noise that a test makes on purpose, until it ends. */
export const expectNoise = (...patterns: RegExp[]) => expected.push(...patterns)

/**
 * Opens a tab in a browser that has seen nothing yet. Errors of the page, errors on the console and violations of the
 * content security policy fail the test.
 */
export async function openTab(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openWatched(line => noise.push(line), options)
  opened.push(page.context())
  return page
}

/** As `openTab`, for a tab that outlives a test: whoever opens it hears of its errors and closes its context. */
export async function openWatched(
  tell: (error: string) => void,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: productUrl, locale: 'id-ID', ...options })
  context.setDefaultTimeout(patience)
  await context.exposeFunction('reportViolation', (text: string) => tell(`policy: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation
      report(`${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  context.on('weberror', error => tell(`error: ${error.error().message}`))
  context.on('console', message => {
    if (message.type() === 'error') tell(`console: ${message.text()} ${message.location().url}`)
  })
  return context.newPage()
}
