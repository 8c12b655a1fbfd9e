import type { IncomingHttpHeaders } from 'node:http'
import type { Page } from '@playwright/test'
import { noWorker } from '../../../api/src/site/no-worker'
import { expect, test as base, type OpenTab } from '../../browser/test'
import { shipUserBuild, takeBack } from '../../product/build-variant'
import { register } from '../../product/call-api'
import { newPerson } from '../../product/people'
import { startProxy } from '../../product/start-proxy'

/* Pages without a network: the service worker, in a real browser. What data there is without one is another matter. */

interface Behind {
  proxy: Awaited<ReturnType<typeof startProxy>>
  /** A tab of a new user, of the product behind the proxy, which has no page yet. */
  tab: Page
  email: string
}

const test = base.extend<{ behind: Behind }>({
  behind: async ({ openTab, product }, provide) => {
    const proxy = await startProxy(product.url)
    const person = newPerson()
    const { token } = await register(product.url, person)
    await provide({ proxy, tab: await openPhone(openTab, proxy.url, token), email: person.email })
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

/** What a browser says of calls and documents that do not come. */
test.beforeEach(({ expectNoise }) =>
  expectNoise(/^console: (Failed to load resource|An unknown error occurred when fetching the script)/),
)

/** Opens a page and waits until all pages are kept. */
async function openKept(page: Page, path: string) {
  await page.goto(path)
  await expectPage(page, /./)
  await expect.poll(() => kept(page), { timeout: 30_000 }).toContain('/registry.json')
}

async function expectPage(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title)
  await expect(page.locator('#root').getByRole('heading').first()).toBeVisible()
}

/** The paths of what is kept. The registry is the last of them. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    const requests = await Promise.all(opened.map(cache => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** The builds of the user area of which files are kept, in the order of their ids. */
const keptBuilds = async (page: Page) =>
  [...new Set((await kept(page)).flatMap(path => /^\/r\/user\/(\w+)\//.exec(path)?.[1] ?? []))].sort()

const keptDocument = (page: Page, path: string) =>
  page.evaluate(async asked => (await caches.match(asked))?.text(), path)

/** The build of the user area that runs in a page. */
const running = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/r/user/'))
    return entry?.name.split('/')[5]
  })

test('without a network every page of the user area opens, seen before or not, and nothing personal is kept', async ({
  behind: { tab, email },
}) => {
  await openKept(tab, '/transactions')
  const texts = await tab.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    const answers = await Promise.all(opened.map(cache => cache.matchAll()))
    return Promise.all(answers.flat().map(answer => answer.text()))
  })
  expect(texts.join().includes(email)).toBe(false)
  expect(
    (await kept(tab)).filter(path => /^\/(api|admin|sign)|^\/r\/(admin|auth)\/.*\.(js|css)$/.test(path)),
  ).toEqual([])

  await tab.context().setOffline(true)
  await tab.reload()
  await expectPage(tab, /Transactions/)
  await tab.getByRole('link', { name: 'Wallets' }).click()
  await expectPage(tab, /Wallets/)
  await tab.goto('/goals?from=icon')
  await expectPage(tab, /Goals/)

  await tab.goto('/sign-up')
  await expect(tab.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await tab.getByRole('link', { name: 'Back to your dashboard' }).click()
  await expect(tab).toHaveURL(/\/dashboard$/)
  await expectPage(tab, /./)
})

test('what a server answers is shown as it is, and what does not come in two seconds is what was kept', async ({
  behind: { tab, proxy },
}) => {
  await openKept(tab, '/goals')
  proxy.follow(({ headers }, answer, passOn) =>
    isForDocument(headers) ? answer.writeHead(500).end('Broken on our side.') : passOn(),
  )
  expect((await tab.goto('/goals'))?.status()).toBe(500)
  await expect(tab.getByText('Broken on our side.')).toBeVisible()

  // Never answered.
  proxy.follow(({ headers }, _answer, passOn) => isForDocument(headers) || passOn())
  const before = Date.now()
  await tab.goto('/wallet')
  await expectPage(tab, /Wallets/)
  expect(Date.now() - before).toBeGreaterThanOrEqual(2000)
})

test(
  'a build that is published while a tab is open is kept beside the one before, and a revoked one goes',
  { tag: '@slow' },
  async ({ behind: { tab }, product }) => {
    await openKept(tab, '/goals')
    const first = await running(tab)
    const shipped = shipUserBuild(product)
    await tab.context().setOffline(true)
    await tab.reload()
    await expectPage(tab, /Goals/)
    expect(await running(tab)).toBe(first)

    await tab.context().setOffline(false)
    await tab.reload()
    await expect.poll(() => keptDocument(tab, '/reports'), { timeout: 30_000 }).toContain(shipped.id)
    await expect.poll(() => keptBuilds(tab)).toEqual([first, shipped.id].sort())
    await tab.context().setOffline(true)
    await tab.goto('/reports')
    await expectPage(tab, /Reports/)
    expect(await running(tab)).toBe(shipped.id)

    takeBack(product, shipped, '--revoke')
    await tab.context().setOffline(false)
    await tab.reload()
    await expect.poll(() => keptBuilds(tab), { timeout: 30_000 }).toEqual([first])
  },
)

test(
  'a newer worker waits until the person agrees, and an operator takes it away',
  { tag: '@slow' },
  async ({ behind: { tab, proxy } }) => {
    await openKept(tab, '/goals')
    proxy.follow(({ url }, answer, passOn) => {
      if (url !== '/sw.js') {
        passOn()
        return
      }
      answer.writeHead(200, { 'content-type': 'text/javascript' })
      fetch(`${proxy.url}/sw.js?asked`).then(
        async own => answer.end(`${await own.text()}\n// newer`),
        () => answer.destroy(),
      )
    })
    await tab.reload()
    await tab.getByRole('button', { name: 'Use it now' }).click()
    await expect(async () => expect(await waits(tab)).toBe(false)).toPass()
    await expectPage(tab, /Goals/)

    proxy.follow(({ url }, answer, passOn) => {
      if (url !== '/sw.js') passOn()
      else answer.writeHead(200, { 'content-type': noWorker.type }).end(noWorker.plain.content)
    })
    // As the browser does by itself some time after a navigation.
    await tab.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    // It takes over at the latest when all tabs are closed. Beside a debugger the old one never counts as idle.
    const context = tab.context()
    await tab.close()
    await expect(async () => {
      const next = await context.newPage()
      await next.goto('/goals')
      await expectPage(next, /Goals/)
      const left = await kept(next)
      await next.close()
      expect(left).toEqual([])
    }).toPass({ timeout: 30_000 })
    await context.setOffline(true)
    const last = await context.newPage()
    await expect(last.goto('/goals')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  },
)

/** A worker passes on what a document is asked for with, but for what it is wanted. */
const isForDocument = ({ accept }: IncomingHttpHeaders) => accept?.includes('text/html') ?? false

/** Whether a newer worker waits behind the one that serves a page. */
const waits = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)
