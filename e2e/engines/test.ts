import { test as base, expect } from '@playwright/test'
import { register } from '../product/call-api'
import { newPerson } from '../product/people'
import { startLimit, startProduct, type Product } from '../product/start-product'
import { startProxy } from '../product/start-proxy'
import { type Engine } from './find-engines'
import { openFirefox } from './open-firefox'
import { openWebKit } from './open-webkit'
import { driveTab, type Tab } from './tab'

export { expect }

interface Fixtures {
  /** A tab of a new browser, 390 px wide. Unexpected errors of its console and pages fail the test. */
  tab: Tab
  /** Between the tab and the product. */
  between: Awaited<ReturnType<typeof startProxy>>
  /** Errors that a test causes on purpose; it begins with those that are always expected. */
  expected: RegExp[]
  alwaysExpected: RegExp[]
  /** Registers a user, and gives the tab their session. */
  enter: () => Promise<Awaited<ReturnType<typeof register>> & { person: ReturnType<typeof newPerson> }>
}

export const test = base.extend<Fixtures, { engine: Engine; startWithin: number; product: Product }>({
  startWithin: [startLimit, { option: true, scope: 'worker' }],
  engine: ['firefox', { option: true, scope: 'worker' }],
  product: [
    async ({ startWithin }, provide) => {
      const product = await startProduct(startWithin)
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: startLimit },
  ],
  expected: async ({ alwaysExpected }, provide) => provide([...alwaysExpected]),
  alwaysExpected: [[], { option: true }],
  between: async ({ product }, provide) => {
    const between = await startProxy(product.url)
    await provide(between)
    between.stop()
  },
  tab: async ({ engine, between, expected }, provide, info) => {
    const browser = await (engine === 'firefox' ? openFirefox : openWebKit)()
    try {
      const tab = driveTab(browser, between.url)
      await tab.resize(390, 844)
      await provide(tab)
      if (info.status !== info.expectedStatus)
        await info.attach('screen', { body: await tab.picture(), contentType: 'image/png' })
      const errors = await tab.readConsole()
      expect(errors.filter(line => !expected.some(pattern => pattern.test(line)))).toEqual([])
    } finally {
      await browser.close()
    }
  },
  enter: async ({ tab, product }, provide) => {
    await provide(async () => {
      const person = newPerson()
      const caller = await register(product.url, person)
      await tab.open('/way-out.js')
      await tab.run('token => localStorage.setItem("token", token)', caller.token)
      return { ...caller, person }
    })
  },
})
