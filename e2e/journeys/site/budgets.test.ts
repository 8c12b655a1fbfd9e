import { test as base, close, expect } from '../../browser/test'
import { budgetOf, fileBudgets, findExcess, findPrice } from '../../budgets/budgets'
import { measurePage, type Waterfall } from '../../budgets/measure-page'
import { comparedPages, pages, type MeasuredPage } from '../../budgets/pages'
import { startOneBundle } from '../../one-bundle/start'
import { tokenOf } from '../../product/call-api'

const test = base.extend<{ measure: (url: string, page: MeasuredPage) => Promise<Waterfall> }>({
  measure: async ({ openTab, product }, provide) => {
    await provide(async (url, { address, landmark, later, role }) => {
      const page = await openTab({ baseURL: url, viewport: { width: 412, height: 823 } })
      if (role) {
        const token = await tokenOf(product.url, product.accounts[role])
        await page.addInitScript(stored => localStorage.setItem('token', stored), token)
      }
      const cost = await measurePage(page, address, landmark, later)
      // Close the page, because its background requests could continue after the server has
      // stopped.
      await close(page.context())
      return cost
    })
  },
})

const inWords = (address: string, { requests, bytes, depth, shift }: Waterfall) =>
  `${address}: ${requests} requests; bytes: script ${bytes.script}, document ${bytes.document}, font ${bytes.font}, ` +
  `all ${bytes.all}; depth ${depth}; shift ${shift.toFixed(3)}`

for (const page of pages)
  test(`${page.address} keeps to its budget`, async ({ measure, product }) => {
    const cost = await measure(product.url, page)
    console.log(inWords(page.address, cost))
    expect(findExcess(cost, budgetOf(page.address))).toEqual([])
  })

test(
  'a page costs at most a quarter more than in one bundle, and no round trip',
  { tag: '@slow' },
  async ({ measure, product }) => {
    // This test builds the whole product again, which takes minutes on a busy machine.
    test.setTimeout(420_000)
    const oneBundle = await startOneBundle(product.url)
    try {
      for (const page of comparedPages) {
        const cost = await measure(oneBundle.url, page)
        const federated = await measure(product.url, page)
        console.log(inWords(`${page.address} as one bundle`, cost))
        expect([page.address, ...findPrice(federated, cost)]).toEqual([page.address])
      }
    } finally {
      await oneBundle.stop()
    }
  },
)

test('the shell and the entries of remotes keep to their budgets', async ({ product }) => {
  const registry = (await (await fetch(`${product.url}/registry.json`)).json()) as {
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
    const { headers } = await fetch(product.url + address, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    expect([address, headers.get('content-encoding')]).toEqual([address, 'br'])
    expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(most)
  }
})
