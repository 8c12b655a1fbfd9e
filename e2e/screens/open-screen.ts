import type { Page } from 'playwright-core'
import { callAs, register, tokenOf } from '../product/call-api'
import { newPerson, settingsOf } from '../product/people'
import type { Product } from '../product/start-product'
import { makeBudgetAccount } from './accounts/budget-account'
import { makePurseAccount } from './accounts/purse-account'
import { makeTroubledAccount } from './accounts/troubled-account'

type Running = Pick<Product, 'url' | 'accounts'>

export type Open = (page: Page, product: Running) => Promise<unknown>

export async function openAt(page: Page, address: string, heading: string) {
  await page.goto(address)
  await page.getByRole('heading', { name: heading }).first().waitFor()
}

const begin = {
  // Sign in a second time, so that the settings list another session.
  user: async ({ url, accounts }: Running) => {
    await tokenOf(url, accounts.user)
    return tokenOf(url, accounts.user)
  },
  admin: async ({ url, accounts }: Running) => {
    await bookLargest(url)
    const token = await tokenOf(url, accounts.admin)
    const { id } = await (await register(url, newPerson())).call<{ id: number }>('GET /auth/user')
    await callAs(url, token).call(`PATCH /admin/users/${id}/deactivate`)
    return token
  },
  newcomer: async ({ url }: Running) => (await register(url, newPerson())).token,
  planner: async ({ url }: Running) => {
    const { token, book } = await register(url, newPerson())
    const booking = { amount: '1500000', category: 'Makanan', description: 'Katering' }
    await book({ ...booking, transaction_date: '2031-12-01' })
    return token
  },
  beginner: async ({ url }: Running) => {
    const person = newPerson()
    const { token, call, book } = await register(url, person)
    const month_start = Math.min(Number(todayInJakarta().slice(-2)), 28)
    await call('PUT /settings', { ...settingsOf(person), month_start, mails_letter: true })
    const booking = { amount: '45000', category: 'Makanan', description: 'Makan siang' }
    await book({ ...booking, transaction_date: todayInJakarta() })
    return token
  },
  spender: async ({ url }: Running) => {
    const { token, book } = await register(url, newPerson())
    const booking = { amount: '1250000.50', category: 'Makanan', description: 'Katering' }
    await book({ ...booking, transaction_date: todayInJakarta() })
    return token
  },
  troubled: ({ url }: Running) => makeTroubledAccount(url),
  budgeter: ({ url }: Running) => makeBudgetAccount(url),
  purse: ({ url }: Running) => makePurseAccount(url),
}

const todayInJakarta = () => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jakarta' }).format(new Date())

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

export function openAs(who: keyof typeof begin, address: string, heading: string): Open {
  return async (page, product) => {
    const token = await (tokens[who] ??= begin[who](product))
    await page.addInitScript(stored => localStorage.setItem('token', stored), token)
    await openAt(page, address, heading)
  }
}

const tokens: Partial<Record<keyof typeof begin, Promise<string>>> = {}

export const after =
  (open: Open, act: (page: Page) => Promise<unknown>): Open =>
  async (page, product) => {
    await open(page, product)
    await act(page)
  }

export const whileCall =
  (address: string | RegExp, fate: 'hangs' | 'fails', open: Open): Open =>
  async (page, product) => {
    await page.route(address, route =>
      fate === 'fails' ? route.fulfill({ status: 500, json: { message: 'Kesalahan server' } }) : undefined,
    )
    await open(page, product)
  }

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
