import { standardTimeZone, type TransactionBody, type TransactionFilter } from '@pundi/contract'
import { findSession } from '../../api/src/auth/queries'
import type { Queryable } from '../../api/src/database/database'
import { addTransaction } from '../../api/src/transactions/change/queries'
import type { Reader } from '../../api/src/transactions/list/filter-queries'
import { listTransactions } from '../../api/src/transactions/list/queries'
import { dayIn } from '../../api/src/transactions/list/wall-clock'
import { sumTransactions } from '../../api/src/transactions/summary/queries'
import type { Request } from './load'
import { hashOfSecret, type Person, personOf } from './queries'

/** Users of 1,000 transactions each, and the one of 100,000. */
export const sizes = { small: 1000, large: 100_000 }
export const small = Array.from({ length: 100 }, (_, index) => index + 1)
export const large = small.length + 1

/** A call that is measured, as each of the users makes it. */
export interface Call {
  name: string
  users: number[]
  requestOf: (person: Person) => Request
  /** Asks the database what the api asks it after the token. */
  ask: (db: Queryable, person: Person) => Promise<unknown>
  /** Answered by 304 where the api gives its list an ETag; not measured where it gives none. */
  isConditional?: boolean
  /** Asked of two processes of the api behind one port too. */
  isForTwo?: boolean
}

/** The token's user, as every call asks first. */
export const askForUser = (db: Queryable, number: number) => findSession(db, hashOfSecret(number))

const headersOf = ({ token }: Person) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'accept-language': 'en',
})

const get =
  (path: string) =>
  (person: Person): Request => ({ method: 'GET', path, headers: headersOf(person), status: 200 })

const readerOf = ({ id }: Person): Reader => ({ id, today: dayIn(standardTimeZone) })

const list = (db: Queryable, person: Person, filter: TransactionFilter) =>
  listTransactions(db, readerOf(person), filter, { order: '-date', after: undefined }, 50)

const questions: Omit<Call, 'users'>[] = [
  {
    name: 'list',
    isForTwo: true,
    requestOf: get('/api/transactions'),
    ask: (db, person) => list(db, person, {}),
  },
  {
    name: 'list by type',
    requestOf: get('/api/transactions?type=expense'),
    ask: (db, person) => list(db, person, { type: 'expense' }),
  },
  {
    name: 'search',
    requestOf: get('/api/transactions?search=kereta'),
    ask: (db, person) => list(db, person, { search: 'kereta' }),
  },
  {
    name: 'summary',
    requestOf: get('/api/transactions/summary'),
    ask: (db, person) => sumTransactions(db, readerOf(person), {}),
  },
]

const bodyOf = ({ category }: Person): TransactionBody => ({
  amount: '25000.00',
  type: 'expense',
  category_id: category,
  description: 'Kopi dan roti',
  transaction_date: '2026-02-28',
})

/** In the order of measuring: what adds rows comes last. */
export const calls: Call[] = [
  {
    name: 'signed-in user',
    isForTwo: true,
    users: small,
    requestOf: get('/api/auth/user'),
    ask: async () => undefined,
  },
  {
    name: 'list unchanged (304)',
    users: small,
    isConditional: true,
    requestOf: get('/api/transactions'),
    ask: async () => undefined,
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
    ask: (db, person) => addTransaction(db, person.id, bodyOf(person)),
  },
]

export const peopleOf = ({ users }: Call) => users.map(personOf)
