import { expect } from '@playwright/test'
import { register } from '../product/call-api'
import { newPerson } from '../product/people'
import { startProxy } from '../product/start-proxy'
import { withProduct } from '../product/with-product'
import { type Engine } from './find-engines'
import { openFirefox } from './open-firefox'
import { openWebKit } from './open-webkit'
import { driveTab, type Tab } from './tab'

export { expect }

interface Fixtures {
  /**
   * A tab with a width of 390 px. Errors in the page or console fail the test, unless `expected`
   * matches them.
   */
  tab: Tab & { expected: RegExp[] }
  between: Awaited<ReturnType<typeof startProxy>>
  enter: () => Promise<Awaited<ReturnType<typeof register>> & { person: ReturnType<typeof newPerson> }>
}

export const test = withProduct.extend<Fixtures, { engine: Engine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  between: async ({ product }, provide) => {
    const between = await startProxy(product.url)
    await provide(between)
    between.stop()
  },
  tab: async ({ engine, between }, provide, info) => {
    const browser = await (engine === 'firefox' ? openFirefox : openWebKit)()
    try {
      const expected: RegExp[] = []
      const tab = { ...driveTab(browser, between.url), expected }
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
      await tab.open('/unsubscribe')
      await tab.run('token => localStorage.setItem("token", token)', caller.token)
      return { ...caller, person }
    })
  },
})
