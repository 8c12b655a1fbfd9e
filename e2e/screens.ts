import type { Page } from 'playwright-core'
import { demoAccount, tokenOf } from './demo-accounts'
import type { Product } from './start-product'

type Open = (page: Page, product: Product) => Promise<unknown>

/** Every screen there is, by the name of its picture, and how to come to it in a browser that has seen nothing. */
export const screens: Record<string, Open> = {
  landing: page => page.goto('/'),
  'sign-in': page => openAt(page, '/sign-in', 'Sign in'),
  'sign-in-refused': async page => {
    await openAt(page, '/sign-in', 'Sign in')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a wrong password')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('alert').waitFor()
  },
  'sign-up': page => openAt(page, '/sign-up', 'Sign up'),
  'request-password-reset': page => openAt(page, '/request-password-reset', 'Reset Password'),
  'change-password': asDemo('user', '/change-password', 'Set a New Password'),
  dashboard: asDemo('user', '/dashboard', 'Recent Transactions'),
  'add-transaction': async (page, product) => {
    await asDemo('user', '/dashboard', 'Recent Transactions')(page, product)
    await page.getByRole('button', { name: 'Tambah Transaksi' }).first().click()
    await page.getByRole('dialog').waitFor()
  },
  transactions: openTransactions(),
  'transactions-filtered': openTransactions(
    '?type=expense&min_amount=50000&date_range=1month',
    async page => {
      await page.getByRole('list', { name: 'Active filters' }).waitFor()
    },
  ),
  'transactions-nothing-found': openTransactions('?search=no+such+thing', async page => {
    await page.getByText('No transactions found.').waitFor()
  }),
  'transactions-filter-refused': openTransactions('?min_amount=abc', async page => {
    await page.getByRole('alert').waitFor()
  }),
  'transactions-selected': openTransactions('', async page => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByText(/selected$/).waitFor()
  }),
  'transactions-delete': openTransactions('', async page => {
    await page.getByRole('button', { name: 'Delete' }).first().click()
    await page.getByRole('dialog', { name: 'Apakah Anda yakin' }).waitFor()
  }),
  'transactions-failed': openTransactions('', async page => {
    await page.route('**/api/transactions*', route => route.abort())
    await page.reload()
    await page.getByText('Failed to fetch transactions').waitFor()
  }),
  category: asDemo('user', '/category', 'Category Management'),
  'category-edited': async (page, product) => {
    await asDemo('user', '/category', 'Category Management')(page, product)
    await page.getByRole('button', { name: 'Edit Makanan' }).click()
  },
  'category-moves': async (page, product) => {
    await asDemo('user', '/category', 'Category Management')(page, product)
    await page.getByRole('button', { name: 'Delete Makanan' }).click()
    await page.getByRole('dialog').waitFor()
  },
  'log-activity': async (page, product) => {
    await asDemo('user', '/log-activity', 'Log Activity')(page, product)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
  },
  'log-activity-opened': async (page, product) => {
    await asDemo('user', '/log-activity', 'Log Activity')(page, product)
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().click()
    await page.getByRole('dialog').locator('h2 ~ *').nth(1).waitFor()
  },
  'log-activity-empty': async (page, product) => {
    await asDemo('user', '/log-activity?search=zzz', 'Log Activity')(page, product)
    await page.getByText('No activities found').waitFor()
  },
  setting: asDemo('user', '/setting', 'Settings'),
  admin: asDemo('admin', '/admin', 'Recent Logs'),
  'not-allowed': asDemo('user', '/admin', 'This area is for administrators'),
  'not-found': page => openAt(page, '/no-such-page', 'There is no page at this address'),
  'area-away': async (page, product) => {
    await page.route('**/r/user/**', route => route.abort())
    await asDemo('user', '/dashboard', 'Your area cannot be reached')(page, product)
  },
}

async function openAt(page: Page, address: string, heading: string) {
  await page.goto(address)
  await page.getByRole('heading', { name: heading }).first().waitFor()
}

/** With a session of an account that a first start makes. */
function asDemo(name: 'user' | 'admin', address: string, heading: string): Open {
  return async (page, product) => {
    const token = await beginOnce(name, product)
    await page.addInitScript(stored => localStorage.setItem('token', stored), token)
    await openAt(page, address, heading)
  }
}

/** The demo account's year of transactions, and what to do there. */
function openTransactions(search = '', go = (page: Page) => page.getByRole('table').waitFor()): Open {
  return async (page, product) => {
    await asDemo('user', `/transactions${search}`, 'Data Transactions')(page, product)
    await go(page)
  }
}

const tokens = new Map<string, string>()

/** Begun once. */
async function beginOnce(name: 'user' | 'admin', { url, output }: Product) {
  const email = { user: 'demo@pundi.example', admin: 'admin@pundi.example' }[name]
  const token = tokens.get(name) ?? (await tokenOf(url, demoAccount(output(), email)))
  tokens.set(name, token)
  return token
}
