import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { noWorker } from '../../../api/src/platform/site/no-worker'
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
import { copyShellBuild, publishUnseen, rollBack, shipUserBuild, takeBack } from '../../product/build-variant'

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
  'a broken shell that comes in between leaves what is kept as it was',
  { tag: '@slow' },
  async ({ behind: { tab }, product, expectNoise }) => {
    expectNoise(/broken/)
    await openKept(tab, '/goals')
    const bad = copyShellBuild(code => `throw new Error('broken');${code}`)
    const site = join(product.data, 'site')
    publishUnseen(bad.folder, site)
    await tab.reload()
    await expectPage(tab, /Goals/)
    // Wait longer than the worker would need to cache the broken shell's documents.
    await new Promise(resolve => setTimeout(resolve, 8000))
    expect(await keptDocument(tab, '/goals')).not.toContain(bad.id)
    await tab.context().setOffline(true)
    await tab.goto('/goals')
    await expectPage(tab, /Goals/)
    await tab.context().setOffline(false)
    rollBack(bad.folder, site)
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
    // Wait for the reload after the update, because leaving a document aborts its scripts.
    await Promise.all([tab.waitForEvent('load'), tab.getByRole('button', { name: 'Update now' }).click()])
    await expect.poll(() => waits(tab)).toBe(false)
    await expectPage(tab, /Goals/)

    proxy.follow(({ url }, answer, passOn) => {
      if (url !== '/sw.js') passOn()
      else answer.writeHead(200, { 'content-type': noWorker.type }).end(noWorker.plain.content)
    })
    // Check for a new worker, as browsers do some time after a navigation.
    await tab.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    // With a debugger attached, the old worker never becomes idle. So close all tabs, to let the
    // new worker take over.
    const context = tab.context()
    await tab.close()
    await expect(async () => {
      const next = await context.newPage()
      try {
        await next.goto('/goals')
        await expectPage(next, /Goals/)
        expect(await kept(next)).toEqual([])
      } finally {
        // An open tab would keep the old worker active.
        await next.close()
      }
    }).toPass({ intervals: [1000, 3000, 5000, 10_000], timeout: 60_000 })
    await context.setOffline(true)
    const last = await context.newPage()
    await expect(last.goto('/goals')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  },
)

const waits = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)
