import type { Transaction } from '../../shared/contract/transactions/shapes'
import { medianOf } from '../quantiles'
import { type Accounts, isEmbedded, type Saver, type Size } from './serve'
import { setBudgets } from './set-budgets'

const ROUNDS = 15

/** The limit for the large account: milliseconds, or a multiple of the small account's time. */
type Bound = { ms: number } | { times: number }

interface Measure {
  name: string
  /** If absent, the time is printed but not checked. */
  most?: Bound
  before?: (saver: Saver, round: number) => Promise<unknown>
  work: (saver: Saver, round: number) => Promise<unknown>
}

const UNFILTERED: Bound = { ms: 15 }
const FILTERED: Bound = { ms: isEmbedded ? 250 : 120 }

const STATEMENT: Bound = { ms: isEmbedded ? 120 : 40 }

const list = (query: string): Measure => ({
  name: `list ${query || 'unfiltered'}`,
  most: query === '' ? UNFILTERED : FILTERED,
  before: changeOne,
  work: ({ call }: Saver) => call(`GET /api/transactions?${query}`),
})

const dayOf = (months: number, day: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10)
}

const wallets = new Map<string, number>()

async function findWallet({ token, call }: Saver) {
  if (wallets.has(token)) return
  const { data } = JSON.parse(await call('GET /api/wallets')) as { data: { id: number }[] }
  wallets.set(token, data[0]?.id ?? 0)
}

const measures: Measure[] = [
  {
    name: 'dashboard data',
    most: { ms: 30 },
    work: ({ call }) =>
      Promise.all([call('GET /api/transactions/summary'), call('GET /api/transactions?limit=5')]),
  },
  ...[
    '',
    'category=Makanan',
    'type=expense',
    'min_amount=5000',
    'min_amount=100000&max_amount=300000',
    'min_amount=100000&max_amount=100500',
    'from=2025-01-05&to=2025-03-14',
    'date_range=1month&time_zone=Asia/Jakarta',
    'search=i',
    'search=kereta',
    'search=sari',
    'search=nothing+like+it',
    'sort=-amount',
    'category=Makanan&min_amount=100000&search=kopi&sort=amount',
  ].map(list),
  {
    name: 'summary of a range of amounts',
    most: FILTERED,
    before: changeOne,
    work: ({ call }) => call('GET /api/transactions/summary?min_amount=5000'),
  },
  {
    name: 'summary of twelve months from the 25th',
    most: UNFILTERED,
    work: ({ call }) =>
      call(`GET /api/transactions/summary?month_start=25&from=${dayOf(-12, 25)}&to=${dayOf(0, 24)}`),
  },
  {
    name: 'summary of a wallet over five years',
    most: UNFILTERED,
    before: findWallet,
    work: ({ token, call }) =>
      call(`GET /api/transactions/summary?wallet_id=${wallets.get(token)}&from=${dayOf(-60, 25)}`),
  },
  {
    name: 'statement of a year beside the one before, from the 25th',
    most: STATEMENT,
    work: ({ call }) =>
      call(
        `GET /api/statements?from=${dayOf(-12, 25)}&to=${dayOf(0, 24)}&against_from=${dayOf(-24, 25)}&against_to=${dayOf(-12, 24)}`,
      ),
  },
  {
    name: 'statement of ten years',
    most: STATEMENT,
    work: ({ call }) => call(`GET /api/statements?from=${dayOf(-120, 1)}&to=${dayOf(0, 28)}`),
  },
  { name: 'wallets with their sums', most: UNFILTERED, work: ({ call }) => call('GET /api/wallets') },
  { name: 'outlook', most: { ms: 40 }, work: ({ call }) => call('GET /api/outlook') },
  {
    name: 'budgets of two years, carried over',
    most: { ms: 40 },
    before: setBudgets,
    work: ({ call }) => call('GET /api/budgets'),
  },
  {
    name: 'outlook with budgets, goals and what repeats',
    most: { ms: 40 },
    before: setBudgets,
    work: ({ call }) => call('GET /api/outlook'),
  },
  { name: 'log', most: FILTERED, work: ({ call }) => call('GET /api/activities') },
  { name: 'add one', most: { times: 1.5 }, work: addOne },
]

async function changeOne({ call }: Saver, round: number) {
  const { data } = JSON.parse(await call('GET /api/transactions?limit=1')) as { data: Transaction[] }
  const [newest] = data
  if (!newest) throw new Error('The account has no transactions.')
  const { id, amount, type, category_id, transaction_date } = newest
  const description = `Pisang goreng ${round}`
  await call(`PUT /api/transactions/${id}`, { amount, type, category_id, transaction_date, description })
}

async function addOne({ call }: Saver) {
  const { data } = JSON.parse(await call('GET /api/categories')) as { data: { id: number; type: string }[] }
  const [, category] = data
  if (!category) throw new Error('The account has no second category.')
  const { id, type } = category
  const body = {
    amount: '15000',
    type,
    category_id: id,
    description: 'Bakso',
    transaction_date: '2026-01-10',
  }
  const begun = performance.now()
  await call('POST /api/transactions', body)
  return performance.now() - begun
}

export async function compareAccounts({ savers }: Accounts): Promise<string[]> {
  const excess: string[] = []
  console.log(`${'median of 15, ms'.padEnd(62)}1,000   100,000  times  at most`)
  for (const { name, most, before, work } of measures) {
    const times: Record<Size, number[]> = { small: [], large: [] }
    for (let round = -2; round < ROUNDS; round += 1)
      for (const size of round % 2 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
        await before?.(savers[size], round + 2)
        const begun = performance.now()
        const own = await work(savers[size], round + 2)
        const time = typeof own === 'number' ? own : performance.now() - begun
        if (round >= 0) times[size].push(time)
      }
    const [small, large] = [medianOf(times.small), medianOf(times.large)]
    const ratio = large / small
    const columns = [small.toFixed(1).padStart(7), large.toFixed(1).padStart(9), ratio.toFixed(2).padStart(6)]
    const boundary = most ? ('ms' in most ? `${most.ms} ms` : `${most.times} times`) : ''
    console.log(`${name.padEnd(60)}${columns.join(' ')}  ${boundary}`)
    if (most && (('ms' in most && large > most.ms) || ('times' in most && ratio > most.times)))
      excess.push(
        `${name}: ${large.toFixed(1)} ms with the large account, ${ratio.toFixed(2)} times as long as with the small one; at most ${boundary}`,
      )
  }
  return excess
}

const MOST_BYTES = 60_000

export async function weighLists({ savers }: Accounts): Promise<string[]> {
  const excess: string[] = []
  for (const path of ['/api/transactions?limit=500', '/api/activities?limit=500', '/api/categories']) {
    const bytes = Buffer.byteLength(await savers.large.call(`GET ${path}`))
    console.log(`${path.padEnd(60)}${String(bytes).padStart(7)} bytes, at most ${MOST_BYTES}`)
    if (bytes > MOST_BYTES) excess.push(`${path} answers ${bytes} bytes, at most ${MOST_BYTES}`)
  }
  return excess
}
