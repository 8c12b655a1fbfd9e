import { calls, type Call, declarationOf, readName } from '@pundi/contract'
import { type Json, schemaOf } from '../../src/openapi/schema-of'
import type { Account } from './account-queries'

/* The calls of the contract that take a day, a number or a cursor, each with the nearest and the furthest of these. */

/** A call as it is made: its method and address, and its body. */
export interface Try {
  /** Of which call of the contract. */
  name: string
  what: string
  body?: Json
}

const DAY = '^\\d{4}-\\d{2}-\\d{2}$'
const [FIRST, LAST] = ['0001-01-01', '9999-12-31']

/** What a body has beside its days and numbers. A call that takes one and is not here is refused by `listTries`. */
const bodies: Record<string, (of: Account) => Json> = {
  'POST /transactions': ({ category }) => ({ ...expense, category_id: category }),
  'PUT /transactions/:id': ({ category }) => ({ ...expense, category_id: category }),
  'POST /transfers': ({ wallet }) => ({ ...moved, from_wallet_id: wallet }),
  'PUT /transfers/:id': ({ wallet }) => ({ ...moved, from_wallet_id: wallet }),
  'POST /wallets': () => ({ name: 'Kaleng', ...wallet }),
  'PUT /wallets/:id': () => ({ name: 'Dompet utama', ...wallet }),
  'POST /wallets/:id/correction': () => ({ balance: '5' }),
  'POST /schedules': ({ category }) => rule(category),
  'PUT /schedules/:id': ({ category }) => rule(category),
  'POST /schedules/:id/skip': () => ({}),
  'POST /schedules/:id/book': () => ({}),
  'POST /schedules/:id/unbook': ({ transaction }) => ({ record_id: transaction }),
  'POST /schedules/:id/days/book': () => ({}),
  'POST /goals': () => ({ name: 'Rumah', target: '100', wallet_id: null }),
  'PUT /goals/:id': () => ({ name: 'Rumah', target: '100', wallet_id: null }),
  'POST /goals/:id/moves': () => ({ amount: '1' }),
  'POST /instalments': ({ category, loan }) => ({
    ...{ name: 'Kulkas', amount: '1200', books: 'per_instalment', count: 12 },
    ...{ category_id: category, wallet_id: loan },
  }),
  'POST /instalments/:id/payment': ({ wallet }) => ({ amount: '1', from_wallet_id: wallet }),
  'PUT /budgets': ({ category }) => ({ budgets: [{ category_id: category, amount: '10', carry: 'both' }] }),
  'PUT /budgets/:category_id': () => ({ amount: '10', carry: 'both' }),
  'POST /budgets/move': ({ category, other }) => ({
    ...{ from_category_id: category, to_category_id: other, amount: '1' },
  }),
  'POST /shares/settlement': () => ({ name: 'Sari' }),
  'PUT /settings': () => ({}),
}

const expense = { type: 'expense', amount: '1', description: 'Jauh' }
const moved = { to_wallet_id: null, amount: '1', description: 'Jauh' }
const wallet = { kind: 'bank', opening_balance: '0', is_closed: false }
const rule = (category: number) => ({
  ...{ unit: 'day', is_automatic: false },
  template: { ...expense, category_id: category },
})

/** Which record a path is about, by the segment before its id. */
const records: Record<string, keyof Account> = {
  ...{ transactions: 'transaction', transfers: 'transfer', wallets: 'wallet', schedules: 'schedule' },
  ...{ goals: 'goal', instalments: 'plan', budgets: 'category', categories: 'category' },
}

/** What is tried, for one user, on the day `today`. Throws where a body is missing above. */
export function listTries(of: Account, today: string): Try[] {
  return Object.values<Call>(calls).flatMap(call => {
    const { query, body, access } = declarationOf(call)
    const [method, path] = readName(call)
    if (access !== 'user' && access !== 'admin') return []
    const fields = fieldsOf(query ?? body)
    if (fields.days.length + fields.numbers.length === 0) return []
    const address = `/api${path.replace(/\/(\w+)\/:\w+/g, (_, kind: string) => `/${kind}/${of[records[kind]!]}`)}`
    return valuesOf(fields, today).map((values): Try => {
      if (query) {
        const texts = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])
        const more = required[call.name] ?? {}
        return {
          name: call.name,
          what: `${method} ${address}?${new URLSearchParams([...texts, ...Object.entries(more)])}`,
        }
      }
      const known = bodies[call.name]
      if (!known)
        throw new Error(`${call.name} takes a day or a number: say here what its body has beside it`)
      return { name: call.name, what: `${method} ${address}`, body: { ...known(of), ...values } }
    })
  })
}

const required: Record<string, Record<string, string>> = { 'GET /statements/export': { table: 'balance' } }

type Fields = { days: string[]; numbers: { name: string; least: number; most: number }[] }

/** The days and numbers that a query or a body takes. Throws where one lies deeper: nothing here would try it. */
function fieldsOf(schema: Parameters<typeof schemaOf>[0] | undefined): Fields {
  const found: Fields = { days: [], numbers: [] }
  if (!schema) return found
  const { properties = {} } = schemaOf(schema, 'output') as { properties?: Record<string, Json> }
  for (const [name, property] of Object.entries(properties)) {
    const kinds = kindsOf(property)
    if (kinds.some(isDay)) found.days.push(name)
    const number = kinds.find(isNumber)
    if (number) found.numbers.push({ name, least: Number(number.minimum), most: Number(number.maximum) })
    const deeper = kinds.flatMap(below).find(hasAny)
    if (deeper) throw new Error(`${name} has days or numbers in it: say how they are tried`)
  }
  return found
}

const kindsOf = (property: Json): Json[] => [property, ...((property.anyOf as Json[] | undefined) ?? [])]
const isDay = ({ pattern }: Json) => pattern === DAY
const isNumber = ({ type, maximum }: Json) => type === 'integer' && Number(maximum) <= 10_000

/** What an object or a list has in it. */
const below = ({ properties, items }: Json): Json[] => [
  ...Object.values((properties as Record<string, Json> | undefined) ?? {}),
  ...(items ? [items as Json] : []),
]

const hasAny = (property: Json): boolean =>
  kindsOf(property).some(kind => isDay(kind) || isNumber(kind) || below(kind).some(hasAny))

/** All days alike, the first and the last in turn, and each number at its ends. */
function valuesOf({ days, numbers }: Fields, today: string): Json[] {
  const least = Object.fromEntries(numbers.map(({ name, least }) => [name, least]))
  const most = Object.fromEntries(numbers.map(({ name, most }) => [name, most]))
  const alike = (day: string) => Object.fromEntries(days.map(name => [name, day]))
  const spread = (first: string, last: string) =>
    Object.fromEntries(days.map((name, place) => [name, place === 0 ? first : last]))
  const year = Number(today.slice(0, 4))
  const at = (years: number) => `${year + years}${today.slice(4)}`
  const far =
    days.length === 0
      ? [{}]
      : [today, at(1), at(-5), '2000-01-01', '2100-12-31', FIRST, LAST, '3026-01-01'].map(alike)
  const apart =
    days.length < 2
      ? []
      : [spread(FIRST, LAST), spread(today, LAST), spread(FIRST, today), spread(at(-5), at(1))]
  return [...far, ...apart].flatMap(values =>
    numbers.length === 0
      ? [values]
      : [
          { ...least, ...values },
          { ...most, ...values },
        ].flatMap(withOneEnd),
  )
}

/** A schedule takes `until` or `count`, never both: values that have both are tried as two. */
function withOneEnd(values: Json): Json[] {
  const { until, count, ...others } = values
  return until === undefined || count === undefined
    ? [values]
    : [
        { ...others, until },
        { ...others, count },
      ]
}
