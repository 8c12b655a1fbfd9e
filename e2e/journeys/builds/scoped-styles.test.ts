import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'
import { buildAdminWithPage, rollBack, shipTo } from '../../product/build-variant'
import { tokenOf } from '../../product/call-api'

/* No style of a remote reaches the shell or another remote (decision 210). */

test(
  'what a remote says of every button, heading, field and of the body changes its own page, and nothing of shell and neighbour',
  { tag: '@slow' },
  async ({ openAs, expectNoise, product }) => {
    // The test builds a remote.
    test.setTimeout(240_000)
    // A page that breaks.
    expectNoise(/null/)
    const site = join(product.data, 'site')
    const loud = buildAdminWithPage(
      'loud',
      'Loud',
      'button, p, input { display: none } h1 { color: #f00 } body { background: #f00 }',
    )
    shipTo(loud, site)
    const page = await openAs(await tokenOf(product.url, product.accounts.admin))
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Recent Logs' })).toBeVisible()
    const ground = await groundOf(page)
    await page.getByRole('link', { name: 'Loud' }).click()
    await expect(page.getByRole('heading', { name: 'Loud' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Loud' })).toHaveCSS('color', 'rgb(255, 0, 0)')
    expect(await groundOf(page)).toBe(ground)

    // The shell's card inside the layout of the remote.
    await page.route('**/api/admin/logs**', route => route.fulfill({ json: { data: [null] } }))
    await page.getByRole('link', { name: 'Logs', exact: true }).click()
    const card = page.getByRole('heading', { name: 'This page could not be shown' })
    await expect(card).toBeVisible()
    await expect(card).not.toHaveCSS('color', 'rgb(255, 0, 0)')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unroute('**/api/admin/logs**')

    // The neighbour, in the same document.
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.getByRole('link', { name: 'My money' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    expect([await groundOf(page), await page.evaluate('self.isSame')]).toEqual([ground, true])

    await page.getByRole('link', { name: 'Transactions' }).first().click()
    await expect(page.getByRole('searchbox').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(255, 0, 0)')

    // The shell's notice.
    await page.getByRole('link', { name: 'Admin', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Recent Logs' })).toBeVisible()
    rollBack(loud, site)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('There is a new version of Pundi.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use it now' })).toBeVisible()
    expect(await page.evaluate('self.isSame')).toBe(true)
  },
)

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
