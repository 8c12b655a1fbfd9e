import { budgets, fileBudgets, findExcess } from '../../bench/budgets'
import { findPrice } from '../../bench/compare'
import { measurePage, type Waterfall } from '../../bench/measure-page'
import { comparedPages, pages, type MeasuredPage } from '../../bench/pages'
import { openTab, productUrl } from '../browser'
import { demoAccount, tokenOf } from '../demo-accounts'
import { product } from '../product'
import { startOneBundle } from '../start-one-bundle'

const costs: Record<string, Waterfall> = {}

afterAll(() => {
  const rows = Object.entries(costs).map(([address, { requests, bytes, depth, shift }]) =>
    [
      address.padEnd(22),
      requests,
      ...[bytes.script, bytes.document, bytes.font, bytes.all],
      depth,
      shift.toFixed(3),
    ].join('\t'),
  )
  const head = ['page'.padEnd(22), 'requests', 'script', 'document', 'font', 'all', 'depth', 'shift']
  process.stdout.write(`${head.join('\t')}\n${rows.join('\n')}\n`)
})

test.each(pages)('$address keeps to its budget', async page => {
  const cost = await measure(productUrl, page)
  costs[page.address] = cost
  expect(findExcess(cost, budgets[page.address]!)).toEqual([])
})

test('a page costs at most a quarter more than in one bundle, and no round trip', async () => {
  const oneBundle = await startOneBundle(productUrl)
  try {
    for (const page of comparedPages) {
      const cost = await measure(oneBundle.url, page)
      costs[`${page.address} as one bundle`] = cost
      expect([page.address, ...findPrice(costs[page.address]!, cost)]).toEqual([page.address])
    }
  } finally {
    await oneBundle.stop()
  }
  // It builds the whole product once more, while another worker keeps the second core.
}, 420_000)

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

async function measure(url: string, { address, landmark, email }: MeasuredPage) {
  const page = await openTab({ baseURL: url, viewport: { width: 412, height: 823 } })
  if (email) {
    const token = await tokenOf(productUrl, demoAccount(product.output(), email))
    await page.addInitScript(stored => localStorage.setItem('token', stored), token)
  }
  const cost = await measurePage(page, address, landmark)
  await page.close()
  return cost
}
