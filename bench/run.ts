import { chromium } from 'playwright-core'
import { demoAccount, tokenOf } from '../e2e/demo-accounts'
import { findChromium } from '../e2e/find-chromium'
import { startProduct } from '../e2e/start-product'
import { budgets, findExcess } from './budgets'
import { measurePage } from './measure-page'

/*
 * `npm run bench`: what each page of the built product costs a browser that has nothing of it, beside its budget.
 * Bytes and depth do not depend on the machine; exits with 1 where a budget is exceeded.
 */

const pages: [address: string, landmark: string, email?: string][] = [
  ['/', 'Powerful'],
  ['/sign-in', 'Sign in'],
  ['/sign-up', 'Sign up'],
  ['/dashboard', 'Recent Transactions', 'demo@pundi.example'],
  ['/admin', 'Recent Logs', 'admin@pundi.example'],
]

const product = await startProduct()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  console.log('page          requests  script  document  font   all     depth')
  for (const [address, landmark, email] of pages) {
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 412, height: 823 } })
    if (email)
      await context.addInitScript(keep, await tokenOf(product.url, demoAccount(product.output(), email)))
    const cost = await measurePage(await context.newPage(), address, page =>
      page.getByRole('heading', { name: landmark }).first().waitFor(),
    )
    const { script, document, font, all } = cost.bytes
    const columns = [address.padEnd(12), cost.requests, script, document, font, all, cost.depth]
    const excess = findExcess(cost, budgets[address]!)
    console.log([...columns.map(String), ...excess].join('  '))
    if (excess.length > 0) process.exitCode = 1
    await context.close()
  }
} finally {
  await browser.close()
  await product.stop()
}

function keep(token: string) {
  localStorage.setItem('token', token)
}
