import { chromium } from 'playwright-core'
import { findChromium } from '../e2e/find-chromium'
import { startProduct } from '../e2e/start-product'
import { budgets, findExcess } from './budgets'
import { measurePage } from './measure-page'

/*
 * `npm run bench`: what each page of the built product costs a browser that has nothing of it, beside its budget.
 * Bytes and depth do not depend on the machine; exits with 1 where a budget is exceeded.
 */

const demo = { email: 'demo@pundi.example' }
const admin = { email: 'admin@pundi.example' }
const pages: [address: string, landmark: string, account?: { email: string }][] = [
  ['/', 'Powerful'],
  ['/sign-in', 'Sign in'],
  ['/sign-up', 'Sign up'],
  ['/dashboard', 'Recent Transactions', demo],
  ['/admin', 'Recent Logs', admin],
]

const product = await startProduct()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  console.log('page          requests  script  document  font   all     depth')
  for (const [address, landmark, account] of pages) {
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 412, height: 823 } })
    if (account) await context.addInitScript(keep, await beginSession(account.email))
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

/** By the password that the first start printed. */
async function beginSession(email: string): Promise<string> {
  const [, password] = new RegExp(`${email.replaceAll('.', '\\.')}\\s+(\\S+)`).exec(product.output()) ?? []
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return ((await answer.json()) as { token: string }).token
}
