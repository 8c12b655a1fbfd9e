import type { Page } from 'playwright-core'
import { callAs, register, tokenOf } from '../product/call-api'
import { newPerson } from '../product/people'
import type { Product } from '../product/start-product'
import { makeTroubledAccount } from './troubled-account'

/** Where the product runs, and its first accounts. */
type Running = Pick<Product, 'url' | 'accounts'>

/** Comes to a screen in a browser that has seen nothing. */
export type Open = (page: Page, product: Running) => Promise<unknown>

export async function openAt(page: Page, address: string, heading: string) {
  await page.goto(address)
  await page.getByRole('heading', { name: heading }).first().waitFor()
}

const begin = {
  // Signed in elsewhere too.
  user: async ({ url, accounts }: Running) => {
    await tokenOf(url, accounts.user)
    return tokenOf(url, accounts.user)
  },
  // With a long name and a large amount in the lists, and in the logs somebody to whom something was done.
  admin: async ({ url, accounts }: Running) => {
    await bookLargest(url)
    const token = await tokenOf(url, accounts.admin)
    const { id } = await (await register(url, newPerson())).call<{ id: number }>('GET /auth/user')
    await callAs(url, token).call(`PATCH /admin/users/${id}/deactivate`)
    return token
  },
  newcomer: async ({ url }: Running) => (await register(url, newPerson())).token,
  troubled: ({ url }: Running) => makeTroubledAccount(url),
}

/** The largest amount there can be, of somebody whose name takes the room of the other columns. */
async function bookLargest(url: string) {
  const name = 'Contoh Nama Panjang Sekali yang Ditulis Lengkap dengan Gelar Akademik di Belakangnya'
  const { book } = await register(url, { ...newPerson(), name })
  await book({
    amount: '999999999999.99',
    category: 'Transportasi',
    description: 'Pesawat',
    transaction_date: '2026-11-20',
  })
}

/** Opens a page for an account that a first start makes, for one that was just made and has nothing yet, or one with a past. */
export function openAs(who: keyof typeof begin, address: string, heading: string): Open {
  return async (page, product) => {
    const token = await (tokens[who] ??= begin[who](product))
    await page.addInitScript(stored => localStorage.setItem('token', stored), token)
    await openAt(page, address, heading)
  }
}

/** A session of each is begun once. */
const tokens: Partial<Record<keyof typeof begin, Promise<string>>> = {}

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

/** Opens a screen whose messages stay, for whoever reads slowly: what goes by itself after some seconds does not. */
export const whileReading =
  (open: Open): Open =>
  async (page, product) => {
    await page.addInitScript(() => {
      const start = window.setTimeout
      const hour = 3_600_000
      window.setTimeout = ((act: () => void, delay = 0, ...given: unknown[]) =>
        start(act, delay < 3000 ? delay : hour, ...given)) as typeof window.setTimeout
    })
    await open(page, product)
  }
