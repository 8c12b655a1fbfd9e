import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { comeBack } from '../../browser/come-back'
import { expect, test } from '../../browser/test'
import { buildAdminWithPage, rollBack, seal, shipTo } from '../../product/build-variant'
import { tokenOf } from '../../product/call-api'

const rules = 'button, p, input { display: none } h1 { color: #f00 } body { background: #f00 }'

const remotes: [by: string, heading: string, build: () => string][] = [
  ['classes', 'Loud', () => buildAdminWithPage('loud', 'Loud', rules)],
  [
    '@scope, as earlier builds were made',
    'Scoped',
    () => {
      const folder = buildAdminWithPage('scoped', 'Scoped', rules)
      writeFileSync(
        join(folder, 'dist/scoped.css'),
        `@scope ([data-area=admin]) to ([data-area=shell]){${rules}}`,
      )
      seal(folder)
      return folder
    },
  ],
]

for (const [by, heading, build] of remotes)
  test(
    `kept in its area by ${by}: what a remote says of every button, heading, field and of the body changes its own page, and nothing of shell and neighbour`,
    { tag: '@slow' },
    async ({ openAs, expectNoise, product }) => {
      test.setTimeout(240_000)
      expectNoise(/null/)
      const site = join(product.data, 'site')
      const loud = build()
      shipTo(loud, site)
      const page = await openAs(await tokenOf(product.url, product.accounts.admin))
      await page.goto('/admin')
      await expect(page.getByRole('heading', { name: 'Recent Logs' })).toBeVisible()
      const ground = await groundOf(page)
      await page.getByRole('link', { name: heading }).click()
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
      await expect(page.getByRole('heading', { name: heading })).toHaveCSS('color', 'rgb(255, 0, 0)')
      expect(await groundOf(page)).toBe(ground)

      // This response crashes the page, so the shell shows an error card inside the remote's
      // layout.
      await page.route('**/api/admin/logs**', route => route.fulfill({ json: { data: [null] } }))
      await page.getByRole('link', { name: 'Logs', exact: true }).click()
      const card = page.getByRole('heading', { name: 'This page stopped working' })
      await expect(card).toBeVisible()
      await expect(card).not.toHaveCSS('color', 'rgb(255, 0, 0)')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await page.unroute('**/api/admin/logs**')

      await page.evaluate(() => Object.assign(window, { isSame: true }))
      await page.getByRole('link', { name: 'Your money' }).click()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
      expect([await groundOf(page), await page.evaluate('self.isSame')]).toEqual([ground, true])

      await page.getByRole('link', { name: 'Transactions' }).first().click()
      await expect(page.getByRole('searchbox').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(255, 0, 0)')

      await page.getByRole('link', { name: 'Admin', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Recent Logs' })).toBeVisible()
      rollBack(loud, site)
      const notice = page.getByText('There’s a new version of Pundi.')
      await comeBack(page, () => expect(notice).toBeVisible({ timeout: 2000 }))
      await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible()
      expect(await page.evaluate('self.isSame')).toBe(true)
    },
  )

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
