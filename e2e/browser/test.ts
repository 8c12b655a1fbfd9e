import { expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { register, type Caller } from '../product/call-api'
import { newPerson, type Person } from '../product/people'
import { withProduct } from '../product/with-product'

export { expect }

export type OpenTab = (options?: BrowserContextOptions) => Promise<Page>

export type OpenAs = (token: string, options?: BrowserContextOptions) => Promise<Page>

/** A new account, and a blank page that is already signed in. */
export type Newcomer = Caller & { person: Person; page: Page }

export type OpenAsNew = (options?: BrowserContextOptions, person?: Person) => Promise<Newcomer>

interface Fixtures {
  openTab: OpenTab
  openAs: OpenAs
  openAsNew: OpenAsNew
  expectNoise: (...patterns: RegExp[]) => void
  noise: { hear: (line: string) => void; expected: RegExp[] }
}

/**
 * A browser test. Page errors, console errors and CSP violations fail the test, unless the test
 * expects them.
 */
export const test = withProduct.extend<Fixtures>({
  noise: [
    async ({ product }, provide, info) => {
      const lines: string[] = []
      const expected: RegExp[] = []
      const printedBefore = product.output().length
      await provide({ hear: line => lines.push(line), expected })
      const unexpected = lines.filter(line => !expected.some(pattern => pattern.test(line)))
      if (info.status !== info.expectedStatus || unexpected.length > 0)
        await info.attach('server', {
          body: product.output().slice(printedBefore),
          contentType: 'text/plain',
        })
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],

  expectNoise: async ({ noise }, provide) => {
    await provide((...patterns) => void noise.expected.push(...patterns))
  },

  baseURL: async ({ product }, provide) => {
    await provide(product.url)
  },

  context: async ({ context, noise }, provide) => {
    await watch(context, noise.hear)
    await provide(context)
  },

  openTab: async ({ browser, noise }, provide) => {
    const opened: BrowserContext[] = []
    await provide(async options => {
      const context = await browser.newContext(options)
      opened.push(context)
      await watch(context, noise.hear)
      return context.newPage()
    })
    for (const context of opened) await close(context)
  },

  openAs: async ({ openTab, product }, provide) => {
    await provide((token, options) => {
      const localStorage = [{ name: 'token', value: token }]
      return openTab({
        ...options,
        storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
      })
    })
  },

  openAsNew: async ({ openAs, product }, provide) => {
    await provide(async (options, person = newPerson()) => {
      const caller = await register(product.url, person)
      return { ...caller, person, page: await openAs(caller.token, options) }
    })
  },
})

async function watch(context: BrowserContext, hear: (line: string) => void) {
  await context.exposeFunction('reportViolation', (text: string) => hear(`policy: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation
      report(`${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  context.on('weberror', error => hear(`error: ${error.error().message}`))
  context.on('console', message => {
    if (message.type() === 'error') hear(`console: ${message.text()} ${message.location().url}`)
  })
}

/**
 * Removes all routes before closing the context, because a route may still be handling a request.
 * Ignores page errors from then on, because React throws if the context closes during a render.
 */
export async function close(context: BrowserContext) {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  context.removeAllListeners('weberror')
  await context.close()
}
