import { type DeclaredCall, readName } from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import { type Json, schemaOf } from '../../src/platform/openapi/schema-of'
import type { Account } from './account-queries'

export interface Try {
  name: string
  what: string
  body?: Json
}

const DAY = '^\\d{4}-\\d{2}-\\d{2}$'
const [FIRST, LAST] = ['0001-01-01', '9999-12-31']

const bodies: Record<string, (of: Account) => Json> = {
  'POST /transactions': ({ category }) => ({ ...expense, category_id: category }),
  'PUT /transactions/:id': ({ category }) => ({ ...expense, category_id: category }),
  'POST /transfers': ({ wallet }) => ({ ...moved, from_wallet_id: wallet }),
  'PUT /transfers/:id': ({ wallet }) => ({ ...moved, from_wallet_id: wallet }),
  'POST /wallets': () => ({ name: `Kaleng ${(made += 1)}`, ...wallet }),
  'PUT /wallets/:id': () => ({ name: 'Dompet utama', ...wallet }),
  'POST /wallets/:id/correction': () => ({ balance: '5' }),
  'POST /schedules': ({ category }) => rule(category),
  'PUT /schedules/:id': ({ category }) => rule(category),
  'POST /schedules/:id/skip': () => ({}),
  'POST /schedules/:id/book': () => ({}),
  'POST /schedules/:id/unbook': ({ record }) => ({ record_id: record }),
  'POST /schedules/:id/days/book': () => ({}),
  'POST /goals': () => ({ name: 'Rumah', target: '100', wallet_id: null }),
  'PUT /goals/:id': () => ({ name: 'Rumah', target: '100', wallet_id: null }),
  'POST /goals/:id/moves': () => ({ amount: '1' }),
  'POST /instalments': ({ category, loan }) => ({
    name: 'Kulkas',
    amount: '1200',
    books: 'per_instalment',
    count: 12,
    ...{
      category_id: category,
      wallet_id: loan,
    },
  }),
  'POST /instalments/:id/payment': ({ wallet }) => ({ amount: '1', from_wallet_id: wallet }),
  'PUT /budgets': ({ other }) => ({ budgets: [{ category_id: other, amount: '10', carry: 'both' }] }),
  'PUT /budgets/:category_id': () => ({ amount: '10', carry: 'both' }),
  'POST /budgets/move': ({ category, other }) => ({
    from_category_id: category,
    to_category_id: other,
    amount: '1',
  }),
  'POST /shares/settlement': () => ({ name: 'Sari', amount: '1' }),
  'PUT /settings': ({ email }) => ({
    firstName: 'Jauh',
    lastName: '',
    email,
    phone: null,
    ...{
      language: 'en',
      theme: 'light',
      currency: 'IDR',
    },
  }),
}

const expense = { type: 'expense', amount: '1', description: 'Jauh' }
const moved = { to_wallet_id: null, amount: '1', description: 'Jauh' }
let made = 0
const wallet = { kind: 'card', opening_balance: '0', is_closed: false }
const rule = (category: number) => ({
  unit: 'day',
  is_automatic: false,
  template: {
    ...expense,
    category_id: category,
  },
})

const records: Record<string, Exclude<keyof Account, 'email'>> = {
  transactions: 'transaction',
  transfers: 'transfer',
  wallets: 'wallet',
  schedules: 'schedule',
  ...{
    goals: 'goal',
    instalments: 'plan',
    budgets: 'other',
    categories: 'category',
  },
}

/**
 * These calls use a schedule of their own, because earlier calls change the rule of the schedule
 * that all other calls use (`schedule`).
 */
const others: Record<string, keyof Account> = {
  'POST /schedules/:id/skip': 'daily',
  'POST /schedules/:id/unbook': 'booked',
}

export function listTries(of: Account, today: string): Try[] {
  return Object.values<DeclaredCall>(calls).flatMap(call => {
    const { query, body, access } = call.declared
    const [method, path] = readName(call)
    if (access !== 'user' && access !== 'admin') return []
    const fields = fieldsOf(query ?? body)
    if (fields.days.length + fields.numbers.length === 0) return []
    const address = `/api${path.replace(/\/(\w+)\/:\w+/g, (_, kind: string) => `/${kind}/${of[others[call.name] ?? records[kind]!]}`)}`
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

const required: Record<string, Record<string, string>> = {
  'GET /statements/export': { table: 'balance' },
  'GET /transactions/suggestion': { search: 'belanjo' },
}

type Fields = { days: string[]; numbers: { name: string; least: number; most: number }[] }

/**
 * Finds the days and numbers in a schema. Throws if one is nested, because the tests vary only
 * top-level fields.
 */
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

const below = ({ properties, items }: Json): Json[] => [
  ...Object.values((properties as Record<string, Json> | undefined) ?? {}),
  ...(items ? [items as Json] : []),
]

const hasAny = (property: Json): boolean =>
  kindsOf(property).some(kind => isDay(kind) || isNumber(kind) || below(kind).some(hasAny))

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

/** A schedule takes `until` or `count`, not both, so a body with both becomes two bodies. */
function withOneEnd(values: Json): Json[] {
  const { until, count, ...others } = values
  return until === undefined || count === undefined
    ? [values]
    : [
        { ...others, until },
        { ...others, count },
      ]
}
