import type { Page } from 'playwright-core'
import { demoAccount, tokenOf } from '../demo-accounts'
import type { Product } from '../start-product'

/** Where the product runs, and what it printed: the passwords of its first accounts. */
export type Running = Pick<Product, 'url' | 'output'>

/** Comes to a screen in a browser that has seen nothing. */
export type Open = (page: Page, product: Running) => Promise<unknown>

export async function openAt(page: Page, address: string, heading: string) {
  await page.goto(address)
  await page.getByRole('heading', { name: heading }).first().waitFor()
}

const begin = {
  // Signed in elsewhere too.
  user: async ({ url, output }: Running) => {
    await tokenOf(url, demoAccount(output(), 'demo@pundi.example'))
    return tokenOf(url, demoAccount(output(), 'demo@pundi.example'))
  },
  admin: ({ url, output }: Running) => tokenOf(url, demoAccount(output(), 'admin@pundi.example')),
  newcomer: ({ url }: Running) => register(url),
}

/** Opens a page for an account that a first start makes, or for one that was just made and has nothing yet. */
export function openAs(who: keyof typeof begin, address: string, heading: string): Open {
  return async (page, product) => {
    const token = await (tokens[who] ??= begin[who](product))
    await page.addInitScript(stored => localStorage.setItem('token', stored), token)
    await openAt(page, address, heading)
  }
}

/** A session of each is begun once. */
const tokens: Partial<Record<keyof typeof begin, Promise<string>>> = {}

async function register(url: string) {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Sari Contoh',
      email: `sari-${Date.now()}@example.com`,
      phone: '081234567890',
      password: 'sebuah kata sandi panjang',
    }),
  })
  return ((await answer.json()) as { token: string }).token
}

/** Does something on a screen once it is open. */
export const after =
  (open: Open, act: (page: Page) => Promise<unknown>): Open =>
  async (page, product) => {
    await open(page, product)
    await act(page)
  }

/** Opens a screen while a call never answers, or answers with an error. */
export const whileCall =
  (address: string, fate: 'hangs' | 'fails', open: Open): Open =>
  async (page, product) => {
    await page.route(address, route =>
      fate === 'fails' ? route.fulfill({ status: 500, json: { message: 'Kesalahan server' } }) : undefined,
    )
    await open(page, product)
  }
