import { join } from 'node:path'
import { remoteNames, remotes } from '@pundi/contract/federation'
import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'
import { buildAdminWithPage, rollBack, shipTo } from '../../product/build-variant'
import { tokenOf } from '../../product/call-api'

/* No style of a remote reaches the shell or another remote (decision 098). */

test('every stylesheet of a remote is for its own area', async ({ openTab, openAs, product }) => {
  const visitor = await openTab()
  await visitor.goto('/sign-in')
  await expect(visitor.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const page = await openAs(await tokenOf(product.url, product.accounts.admin))
  await page.goto('/transactions')
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible()
  const sheets = [...(await readSheets(visitor)), ...(await readSheets(page))]
  await page.goto('/admin/users')
  await expect(page.getByRole('table')).toBeVisible()
  sheets.push(...(await readSheets(page)))

  expect(new Set(sheets.map(({ remote }) => remote))).toEqual(new Set(remoteNames))
  for (const { remote, scopes, loose } of sheets) {
    expect(scopes).toEqual([`([data-area="${remote}"]) to ([data-area="shell"])`])
    const own = `.${remotes[remote as keyof typeof remotes].folder}__`
    expect(loose.filter(selector => !selector.includes(':root') || !selector.includes(own))).toEqual([])
  }
})

test(
  'what a remote says of every button and of the body changes its own page, and nothing of shell and neighbour',
  { tag: '@slow' },
  async ({ openAs, expectNoise, product }) => {
    // The test builds a remote.
    test.setTimeout(240_000)
    // A page that breaks.
    expectNoise(/null/)
    const site = join(product.data, 'site')
    const loud = buildAdminWithPage('loud', 'Loud', 'button, p { display: none } body { background: #f00 }')
    shipTo(loud, site)
    const page = await openAs(await tokenOf(product.url, product.accounts.admin))
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Recent Logs' })).toBeVisible()
    const ground = await groundOf(page)
    await page.getByRole('link', { name: 'Loud' }).click()
    await expect(page.getByRole('heading', { name: 'Loud' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
    expect(await groundOf(page)).toBe(ground)

    // The shell's card inside the layout of the remote.
    await page.route('**/api/admin/logs**', route => route.fulfill({ json: { data: [null] } }))
    await page.getByRole('link', { name: 'Logs', exact: true }).click()
    await expect(page.getByText('This page could not be shown')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unroute('**/api/admin/logs**')

    // The neighbour, in the same document.
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.getByRole('link', { name: 'My money' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    expect([await groundOf(page), await page.evaluate('self.isSame')]).toEqual([ground, true])

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

/** The stylesheets of remotes that a page has: the scopes in each, and the selectors of rules in none. */
const readSheets = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href, cssRules }) => {
      const remote = /\/r\/(\w+)\//.exec(href ?? '')?.[1]
      if (remote === undefined || remote === 'shell') return []
      const scopes: string[] = []
      const loose: string[] = []
      const read = (rule: CSSRule) => {
        if (rule instanceof CSSScopeRule) scopes.push(`(${rule.start}) to (${rule.end})`)
        else if (rule instanceof CSSStyleRule) loose.push(rule.selectorText)
        else if (rule instanceof CSSGroupingRule) [...rule.cssRules].forEach(read)
      }
      ;[...cssRules].forEach(read)
      return [{ remote, scopes, loose }]
    }),
  )
