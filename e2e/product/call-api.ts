import type { Person } from './people'
import type { Account } from './start-product'

export interface Category {
  id: number
  name: string
  type: 'income' | 'expense'
}

export interface Caller {
  token: string
  /**
   * Makes an API call such as "GET /categories" and returns the `data` of the response. Throws if
   * the call fails.
   */
  call: <Data>(what: string, body?: object) => Promise<Data>
  /** Adds a transaction and returns its id. `category` is the category's name. */
  book: (booking: Booking) => Promise<number>
}

interface Booking {
  amount: string
  category: string
  description: string
  transaction_date: string
}

export async function register(url: string, person: Person): Promise<Caller> {
  const { token } = (await send(url, 'POST /auth/register', undefined, person)) as { token: string }
  return callAs(url, token)
}

export async function tokenOf(url: string, { email, password }: Account): Promise<string> {
  return ((await send(url, 'POST /auth/login', undefined, { email, password })) as { token: string }).token
}

export function callAs(url: string, token: string): Caller {
  const call = async <Data>(what: string, body?: object) =>
    ((await send(url, what, token, body)) as { data: Data }).data
  async function book({ category, ...booking }: Booking) {
    const categories = await call<Category[]>('GET /categories')
    const { id: category_id, type } = categories.find(({ name }) => name === category)!
    return (await call<{ id: number }>('POST /transactions', { ...booking, category_id, type })).id
  }
  return { token, call, book }
}

async function send(url: string, what: string, token?: string, body?: object): Promise<unknown> {
  const [method, path] = what.split(' ') as [string, string]
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? {} : answer.json()
}
