import type { Page } from '@playwright/test'
import { noWorker } from '../../../api/src/site/no-worker'
import {
  expectPage,
  kept,
  keptBuilds,
  keptDocument,
  noAnswer,
  openKept,
  running,
  test,
} from '../../browser/kept-pages'
import { expect } from '../../browser/test'
import { shipUserBuild, takeBack } from '../../product/build-variant'

/* What is kept of pages without a network where a newer build, or a newer worker, is published. */

test.beforeEach(({ expectNoise }) => expectNoise(noAnswer))

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

/** Whether a newer worker waits behind the one that serves a page. */
const waits = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)
