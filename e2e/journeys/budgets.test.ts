import type { Page } from 'playwright-core'
import { budgets, fileBudgets, findExcess } from '../../bench/budgets'
import { measurePage, type Waterfall } from '../../bench/measure-page'
import { openTab, productUrl } from '../browser'
import { tokenOf } from '../demo-accounts'
import { demoAdmin, demoUser } from '../people'

const phone = { viewport: { width: 412, height: 823 } }
const costs: Record<string, Waterfall> = {}

afterAll(() => {
  const rows = Object.entries(costs).map(([address, { requests, bytes, depth }]) =>
    [address.padEnd(12), requests, bytes.script, bytes.document, bytes.font, bytes.all, depth].join('\t'),
  )
  process.stdout.write(`page\t\trequests\tscript\tdocument\tfont\tall\tdepth\n${rows.join('\n')}\n`)
})

const hasHeading = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor()

test.each([
  ['/', undefined, (page: Page) => page.waitForLoadState('load')],
  ['/sign-in', undefined, hasHeading('Sign in')],
  ['/sign-up', undefined, hasHeading('Sign up')],
  ['/dashboard', demoUser, (page: Page) => page.getByText('Makanan').first().waitFor()],
  ['/admin', demoAdmin, hasHeading('Recent Logs')],
] as const)('%s keeps to its budget', async (address, account, isThere) => {
  const page = await openTab(phone)
  if (account) {
    const token = await tokenOf(productUrl, account())
    await page.addInitScript(stored => localStorage.setItem('token', stored), token)
  }
  const cost = await measurePage(page, address, isThere)
  costs[address] = cost
  expect(findExcess(cost, budgets[address]!)).toEqual([])
})

test('the shell and the entries of remotes keep to their budgets', async () => {
  const registry = (await (await fetch(`${productUrl}/registry.json`)).json()) as {
    shell: { current: { id: string } }
    remotes: Record<string, { current: { id: string } }>
  }
  const files = [
    [`/r/shell/${registry.shell.current.id}/shell.js`, fileBudgets['shell.js']] as const,
    ...Object.entries(registry.remotes).map(
      ([name, { current }]) =>
        [`/r/${name}/${current.id}/remoteEntry.js`, fileBudgets['remoteEntry.js']] as const,
    ),
  ]
  for (const [address, most] of files) {
    const { headers } = await fetch(productUrl + address, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    expect([address, headers.get('content-encoding')]).toEqual([address, 'br'])
    expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(most)
  }
})
