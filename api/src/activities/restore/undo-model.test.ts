import fc from 'fast-check'
import sql from 'sql-template-tag'
import { rounds } from '@pundi/devkit/testing/rounds'
import { type Basket, newBasket } from '../../../testing/basket'
import { readTotals, readWalletTotals } from '../../../testing/queries'
import { type Api, startApi } from '../../../testing/start-api'
import { openTestDatabase } from '../../../testing/test-database'
import { rowsOf } from '../../../testing/trace-queries'

/* Whatever was done, by several servers on one database: undone entry by entry, every row is what it was. */

let servers: Api[]
beforeAll(async () => {
  const database = await openTestDatabase()
  servers = [await startApi({}, database), await startApi({}, await database.another())]
})
afterAll(async () => {
  for (const server of servers.reverse()) await server.close()
})

const step = fc.record({
  what: fc.constantFrom('add', 'add', 'change', 'remove', 'restore', 'several', 'correct'),
  list: fc.constantFrom('transactions', 'transactions', 'transfers', 'wallets', 'categories'),
  place: fc.nat(20),
  from: fc.nat(6),
  to: fc.nat(6),
  cents: fc.integer({ min: 1, max: 9_999_999 }),
  day: fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-28', '2999-01-01'),
  kind: fc.constantFrom('simple', 'refund', 'split', 'tagged', 'income'),
  server: fc.nat(1),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type Entry = { id: number; subject: string; record_id: number; is_new: boolean }

test('undoing any sequence restores every table exactly: wallets, categories, transfers, parts and what was undone before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async steps => {
      const basket = await newBasket(servers[0]!)
      const wallet = await basket.wallet('Tunai', { opening_balance: '100' })
      await basket.split(
        [
          [basket.makanan, 1, 'nasi'],
          [basket.hiburan, 2],
        ],
        { wallet_id: wallet, tags: ['pasar'] },
      )
      const before = await readAll(basket)
      const first = await basket.lastEntry()
      const goneTo = new Map<string, number>()
      for (const [index, one] of steps.entries()) {
        const { status } = await take(basket, one, index, goneTo)
        expect([one, status < 500]).toEqual([one, true])
        await compare(basket)
      }
      for (const entry of await listEntries(basket, first))
        expect([entry, await undo(basket, entry, goneTo)]).toEqual([entry, 200])
      await compare(basket)
      expect(await readAll(basket)).toEqual(before)
    }),
    rounds(60),
  )
}, 300_000)

/** Makes one change, which may be refused. */
async function take(basket: Basket, one: Step, index: number, goneTo: Map<string, number>) {
  const { token } = basket
  const call = (what: string, body?: object) =>
    servers[one.server]!.call(what, { token, ...(body && { body }) })
  const idsIn = async (list: string) =>
    (await call(`GET /api/${list}${list === 'activities' ? '?limit=30' : ''}`)).json.data.map(({ id }) => id)
  const pick = (ids: number[], place: number) => ids[place % Math.max(1, ids.length)]
  const wallets: (number | null)[] = [...(await idsIn('wallets')), null]
  const sideOf = (place: number) => wallets[place % wallets.length] ?? null
  const sides = { from: sideOf(one.from), to: sideOf(one.to) }
  const categories = await idsIn('categories')
  const category_id = pick(categories, one.place)!
  if (one.what === 'restore')
    return call(`POST /api/activities/${pick(await idsIn('activities'), one.place)}/restore`, {
      overwrite: true,
    })
  if (one.what === 'correct')
    return call(`POST /api/wallets/${sides.from ?? 1}/correction`, {
      balance: `${one.cents}`,
      date: '2026-02-28',
    })
  if (one.what === 'several') return changeSeveral()
  const id = pick(await idsIn(one.list), one.place)
  if (one.what === 'remove') return remove()
  const body = bodies[one.list]({ ...one, ...sides, index, basket, category_id })
  return one.what === 'add' ? call(`POST /api/${one.list}`, body) : call(`PUT /api/${one.list}/${id}`, body)

  async function changeSeveral() {
    const ids = (await idsIn('transactions')).slice(0, 1 + (one.from % 4))
    if (one.to % 2) return call('POST /api/transactions/remove', { ids })
    return call('POST /api/transactions/move', { ids, category_id })
  }

  /** Notes where the removal puts what is in it: undone, it is there again. */
  async function remove() {
    const target = { wallets: sides.to, categories: pick(categories, one.to) }[one.list as 'wallets']
    const answer = await call(`DELETE /api/${one.list}/${id}${target ? `?move_to=${target}` : ''}`)
    if (target && answer.status === 200) goneTo.set(`${one.list} ${id}`, target)
    return answer
  }
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
  transactions({ basket, kind, cents, day, from, category_id }) {
    const amount = decimal(kind === 'split' ? cents + 100 : cents)
    const common = { amount, description: 'Belanja', transaction_date: day, wallet_id: from }
    if (kind === 'income') return { ...common, type: 'income', category_id: basket.gaji }
    const expense = { ...common, type: 'expense', category_id }
    const parts = [basket.transportasi, category_id].map((part, place) => ({
      ...{ category_id: part, amount: place ? decimal(cents) : '1', note: 'bagian' },
    }))
    if (kind === 'split') return { ...expense, splits: parts }
    return {
      ...expense,
      ...(kind === 'refund' && { is_refund: true }),
      ...(kind === 'tagged' && { tags: ['a'] }),
    }
  },
  transfers: ({ basket, from, to, cents, day, kind }) => ({
    ...{ from_wallet_id: from, to_wallet_id: to, amount: decimal(cents), transfer_date: day },
    ...{ description: 'Pindah', ...(kind === 'split' && { fee: '6500', fee_category_id: basket.makanan }) },
  }),
  wallets: ({ index, kind, cents }) => ({
    ...{ name: `Dompet ${index}`, kind: kind === 'split' ? 'card' : 'cash', opening_balance: decimal(cents) },
    ...{ opening_date: '2026-01-01', is_closed: kind === 'tagged' },
  }),
  categories: ({ index, kind }) => ({
    name: `Kategori ${index}`,
    type: kind === 'income' ? 'income' : 'expense',
  }),
}

async function listEntries({ id }: Basket, after: number): Promise<Entry[]> {
  const rows = await servers[0]!.rows(
    sql`select id, subject, record_id, before is null as is_new from activities
        where user_id = ${id} and id > ${after} and subject is not null and status = 'Sukses' order by id desc`,
  )
  return rows as Entry[]
}

const listOf: Record<string, string> = {
  ...{ transaction: 'transactions', transfer: 'transfers', wallet: 'wallets', category: 'categories' },
}

/** What was added, or brought back, is removed; everything else is undone by its entry. */
async function undo(basket: Basket, { id, subject, record_id, is_new }: Entry, goneTo: Map<string, number>) {
  if (!is_new) return (await basket.undo(id)).status
  const path = `${listOf[subject]}/${record_id}`
  const { status } = await basket.call(`DELETE /api/${path}`)
  const target = goneTo.get(path.replace('/', ' '))
  return status === 409 && target
    ? (await basket.call(`DELETE /api/${path}?move_to=${target}`)).status
    : status
}

async function compare({ id }: Basket) {
  for (const { kept, summed } of [await readTotals(servers[0]!, id), await readWalletTotals(servers[0]!, id)])
    expect(kept).toEqual(summed)
}

/** All rows that money stands in; totals of nothing equal no totals. */
async function readAll({ id }: Basket) {
  const { transactions, split_parts, transfers, categories, wallets } = await rowsOf(servers[0]!, id)
  return { transactions, split_parts, transfers, categories, wallets }
}
