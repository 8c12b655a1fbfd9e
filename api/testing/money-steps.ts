import fc from 'fast-check'
import type { ScheduleDay } from '@pundi/contract'
import type { Answer } from './answer'
import type { Basket } from './basket'
import type { Api } from './start-api'

export const moneyStep = fc.record({
  what: fc.constantFrom(
    ...(['add', 'add', 'change', 'remove', 'restore', 'restore many', 'several', 'correct'] as const),
    ...(['settle', 'settle all', 'buy', 'pay', 'pay', 'give up'] as const),
    ...(['book day', 'take back', 'skip'] as const),
  ),
  list: fc.constantFrom('transactions', 'transactions', 'transfers', 'wallets', 'categories'),
  place: fc.nat(20),
  from: fc.nat(6),
  to: fc.nat(6),
  cents: fc.integer({ min: 1, max: 9_999_999 }),
  day: fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-28', '2999-01-01'),
  kind: fc.constantFrom('simple', 'refund', 'split', 'tagged', 'income', 'shared', 'owed'),
  server: fc.nat(1),
})
export type Step = typeof moneyStep extends fc.Arbitrary<infer Value> ? Value : never

const friends = ['Budi', 'Ani']

export async function takeStep(servers: Api[], basket: Basket, one: Step, index: number) {
  const { token } = basket
  const { what, list, place, cents, day } = one
  const call = (asked: string, body?: object) =>
    servers[one.server]!.call(asked, { token, ...(body && { body }) })
  const read = async (asked: string) => (await call(`GET /api/${asked}`)).json.data
  const idsIn = async (asked: string) => (await read(asked)).map(({ id }) => id)
  const entries = async (done: RegExp) =>
    (await read('activities?limit=30')).filter(({ type }) => done.test(type)).map(({ id }) => id)
  const pick = <Value>(values: Value[], at: number) => values[at % Math.max(1, values.length)]
  const purses = await read('wallets')
  const wallets = [...purses.map(({ id }) => id), null]
  const sides = { from: pick(wallets, one.from) ?? null, to: pick(wallets, one.to) ?? null }
  const categories = await idsIn('categories')
  const category_id = pick(categories, place)!
  const amount = decimal(cents)
  const name = pick(friends, place)!
  const settlement = { name, wallet_id: sides.from, transaction_date: '2026-02-20' }
  const debt = pick(
    purses.filter(({ kind }) => kind === 'card' || kind === 'loan'),
    one.from,
  )
  const days = (await read('schedules/days?from=2026-01-01&to=2026-12-31')) as object as ScheduleDay[]
  const { schedule_id: plan = 1, due_on = '2026-01-31', record_id: record } = pick(days, place) ?? {}
  const others: Record<string, () => Promise<Answer>> = {
    restore: async () =>
      call(`POST /api/activities/${pick(await entries(/^(Add|Change|Delete|Restore)/), place)}/restore`, {
        overwrite: true,
      }),
    'restore many': async () => {
      const ids = (await entries(/^(Add|Delete)/)).slice(one.to % 3, (one.to % 3) + 1 + (place % 4))
      return call('POST /api/activities/restore', { ids })
    },
    correct: () =>
      call(`POST /api/wallets/${sides.from ?? 1}/correction`, { balance: `${cents}`, date: '2026-02-28' }),
    several: async () => {
      const ids = (await idsIn('transactions')).slice(0, 1 + (one.from % 4))
      if (one.to % 2) return call('POST /api/transactions/remove', { ids })
      return call('POST /api/transactions/move', { ids, category_id })
    },
    settle: () => call('POST /api/shares/settlement', { ...settlement, amount: decimal(1 + (cents % 60)) }),
    'settle all': () => call('POST /api/shares/settlement', settlement),
    buy: () =>
      call('POST /api/instalments', {
        ...{ wallet_id: debt?.id ?? 1, category_id, name: `Cicilan ${index}`, amount: decimal(cents + 100) },
        ...{ count: 2 + (place % 4), date: '2025-12-31', first_due: '2025-12-31' },
        books: one.to % 2 ? 'at_once' : 'per_instalment',
      }),
    pay: async () => {
      const plans = (await read('instalments')) as object as { id: number; next_amount: string | null }[]
      const plan = pick(plans, place)
      const paid = one.to % 3 ? (plan?.next_amount ?? '1') : amount
      const body = { from_wallet_id: sides.from, amount: paid, date: '2026-02-28' }
      return call(`POST /api/instalments/${plan?.id ?? 1}/payment`, body)
    },
    'give up': async () => call(`DELETE /api/instalments/${pick(await idsIn('instalments'), place) ?? 1}`),
    'book day': () => call(`POST /api/schedules/${plan}/book`, { due_on }),
    'take back': () => call(`POST /api/schedules/${plan}/unbook`, { due_on, record_id: record ?? 1 }),
    skip: () => call(`POST /api/schedules/${plan}/skip`, { due_on }),
    remove: async () => {
      const id = pick(await idsIn(list), place)
      const target = { wallets: sides.to, categories: pick(categories, one.to) }[list as 'wallets']
      return call(`DELETE /api/${list}/${id}${target ? `?move_to=${target}` : ''}`)
    },
  }
  const other = others[what]
  if (other) return other()
  const body = bodies[list]({ ...one, ...sides, day, index, basket, category_id })
  if (what === 'add') return call(`POST /api/${list}`, body)
  return call(`PUT /api/${list}/${pick(await idsIn(list), place)}`, body)
}

type Asked = Omit<Step, 'from' | 'to'> & {
  from: number | null
  to: number | null
  index: number
  basket: Basket
  category_id: number
}

const decimal = (cents: number) => (cents / 100).toFixed(2)

const bodies: Record<Step['list'], (asked: Asked) => object> = {
  transactions({ basket, kind, cents, day, from, category_id, place }) {
    const amount = decimal(kind === 'split' ? cents + 100 : cents)
    const common = { amount, description: 'Belanja', transaction_date: day, wallet_id: from }
    if (kind === 'income') return { ...common, type: 'income', category_id: basket.gaji }
    const expense = { ...common, type: 'expense', category_id }
    const splits = [basket.transportasi, category_id].map((part, at) => ({
      ...{ category_id: part, amount: at ? decimal(cents) : '1', note: 'bagian' },
    }))
    if (kind === 'split') return { ...expense, splits }
    const owed_by = kind === 'owed' ? 'me' : 'friend'
    const shares = [{ name: friends[place % 2], amount: decimal(Math.ceil(cents / 3)), owed_by }]
    return {
      ...expense,
      ...(kind === 'refund' && { is_refund: true }),
      ...(kind === 'tagged' && { tags: ['a'] }),
      ...((kind === 'shared' || kind === 'owed') && { shares }),
    }
  },
  transfers: ({ basket, from, to, cents, day, kind }) => ({
    ...{ from_wallet_id: from, to_wallet_id: to, amount: decimal(cents), transfer_date: day },
    ...{ description: 'Pindah', ...(kind === 'split' && { fee: '6500', fee_category_id: basket.makanan }) },
  }),
  wallets: ({ index, kind, cents }) => ({
    ...{ name: `Dompet ${index}`, kind: kind === 'split' ? 'card' : 'cash', opening_balance: decimal(cents) },
    ...{ opening_date: '2020-01-01', is_closed: kind === 'tagged' },
  }),
  categories: ({ index, kind }) => ({
    name: `Kategori ${index}`,
    type: kind === 'income' ? 'income' : 'expense',
  }),
}
