import type { Page } from '@playwright/test'
import { register, type Caller } from '../product/call-api'
import { newPerson } from '../product/people'
import { startProxy } from '../product/start-proxy'
import { expect, test as base, type OpenTab } from './test'

interface Behind extends Pick<Caller, 'call' | 'book'> {
  proxy: Awaited<ReturnType<typeof startProxy>>
  tab: Page
  email: string
}

export const test = base.extend<{ behind: Behind }>({
  behind: async ({ openTab, product }, provide) => {
    const proxy = await startProxy(product.url)
    const person = newPerson()
    const { token, call, book } = await register(product.url, person)
    const tab = await openPhone(openTab, proxy.url, token)
    await provide({ proxy, tab, email: person.email, call, book })
    proxy.stop()
  },
})

const openPhone = (openTab: OpenTab, url: string, token: string) =>
  openTab({
    ...{ baseURL: url, serviceWorkers: 'allow', viewport: { width: 375, height: 812 } },
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
    },
  })

export async function openKept(page: Page, path: string) {
  await page.goto(path)
  await expectPage(page, /./)
  await expect.poll(() => kept(page), { timeout: 30_000 }).toContain('/registry.json')
}

export async function expectPage(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title)
  await expect(page.locator('#root').getByRole('heading').first()).toBeVisible()
}

/**
 * Paths of all files in the service worker's caches. The worker stores `/registry.json` last, after
 * all pages.
 */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    const requests = await Promise.all(opened.map(cache => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

export const keptBuilds = async (page: Page) =>
  [...new Set((await kept(page)).flatMap(path => /^\/r\/user\/(\w+)\//.exec(path)?.[1] ?? []))].sort()

export const keptDocument = (page: Page, path: string) =>
  page.evaluate(async asked => (await caches.match(asked))?.text(), path)

export const running = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/r/user/'))
    return entry?.name.split('/')[5]
  })

export const noAnswer =
  /^console: (Failed to load resource|An unknown error occurred when fetching the script)/
