import type { TransactionBody } from '@pundi/contract'
import type { Request } from './load'
import { type Person, personOf } from './queries'

export const sizes = { small: 1000, large: 100_000 }
const small = Array.from({ length: 100 }, (_, index) => index + 1)
export const large = small.length + 1

export interface Call {
  name: string
  users: number[]
  requestOf: (person: Person) => Request
  /**
   * If true, sends the ETag of an earlier answer and expects 304. If the answers have no ETag, the
   * call is not measured.
   */
  isConditional?: boolean
  isForTwo?: boolean
}

const headersOf = ({ token }: Person) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'accept-language': 'en',
})

const get =
  (path: string) =>
  (person: Person): Request => ({ method: 'GET', path, headers: headersOf(person), status: 200 })

const questions: Omit<Call, 'users'>[] = [
  {
    name: 'list',
    isForTwo: true,
    requestOf: get('/api/transactions'),
  },
  {
    name: 'list by type',
    requestOf: get('/api/transactions?type=expense'),
  },
  {
    name: 'search',
    requestOf: get('/api/transactions?search=kereta'),
  },
  {
    name: 'summary',
    requestOf: get('/api/transactions/summary'),
  },
]

const bodyOf = ({ category }: Person): TransactionBody => ({
  amount: '25000.00',
  type: 'expense',
  category_id: category,
  description: 'Kopi dan roti',
  transaction_date: '2026-02-28',
})

/**
 * The benchmark measures the calls in this order. Calls that add rows come last, so that all other
 * calls measure the same data.
 */
export const calls: Call[] = [
  {
    name: 'signed-in user',
    isForTwo: true,
    users: small,
    requestOf: get('/api/auth/user'),
  },
  {
    name: 'list unchanged (304)',
    users: small,
    isConditional: true,
    requestOf: get('/api/transactions'),
  },
  ...questions.map(question => ({ ...question, users: small })),
  ...questions.map(question => ({
    ...question,
    name: `${question.name}, of 100,000`,
    isForTwo: false,
    users: [large],
  })),
  {
    name: 'create',
    isForTwo: true,
    users: small,
    requestOf: person => ({
      method: 'POST',
      path: '/api/transactions',
      headers: headersOf(person),
      body: JSON.stringify(bodyOf(person)),
      status: 201,
    }),
  },
]

export const peopleOf = ({ users }: Call) => users.map(personOf)
