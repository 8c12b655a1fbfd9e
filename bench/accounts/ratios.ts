import { type Accounts, type Saver, type Size } from './serve'

const ROUNDS = 15

/** The same work for both accounts; `round` is another number every time. */
interface Measure {
  name: string
  /** How many times slower the large account may be; none where the figure is for the reader alone. */
  most?: number
  work: (saver: Saver, round: number) => Promise<unknown>
}

const list = (query: string, most = 3): Measure => ({
  name: `list ${query || 'unfiltered'}`,
  most,
  work: ({ call }) => call(`GET /api/transactions?${query}`),
})

const measures: Measure[] = [
  {
    name: 'dashboard data',
    most: 2,
    work: ({ call }) =>
      Promise.all([call('GET /api/transactions/summary'), call('GET /api/transactions?limit=5')]),
  },
  list(''),
  list('category=Makanan'),
  list('type=expense'),
  list('min_amount=100000&max_amount=300000'),
  list('min_amount=100000&max_amount=100500'),
  list('date_range=1month&time_zone=Asia/Jakarta'),
  list('search=kereta'),
  list('search=sari'),
  list('search=nothing+like+it'),
  list('sort=-amount'),
  list('category=Makanan&min_amount=100000&search=kopi&sort=amount'),
  { name: 'log', work: ({ call }) => call('GET /api/activities') },
  { name: 'add one', most: 1.5, work: addOne },
  // Every row is looked at once after a change: what the next page, and the same filter again, is spared.
  {
    name: 'first look: a range',
    work: ({ call }, round) => call(`GET /api/transactions?min_amount=${5000 + round}`),
  },
  {
    name: 'first look: a word',
    work: ({ call }, round) => call(`GET /api/transactions?search=i&from=0001-01-${10 + (round % 18)}`),
  },
]

async function addOne({ call }: Saver) {
  const { data } = JSON.parse(await call('GET /api/categories')) as { data: { id: number; type: string }[] }
  const { id, type } = data[1]!
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

/** Prints how long each call takes in both accounts, in turns; answers what took too many times longer. */
export async function compareAccounts({ savers }: Accounts): Promise<string[]> {
  const excess: string[] = []
  console.log(`${'median of 15, ms'.padEnd(62)}1,000   100,000  times  at most`)
  for (const { name, most, work } of measures) {
    const times: Record<Size, number[]> = { small: [], large: [] }
    for (let round = -2; round < ROUNDS; round += 1)
      for (const size of round % 2 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
        const begun = performance.now()
        const own = await work(savers[size], round + 2)
        const time = typeof own === 'number' ? own : performance.now() - begun
        if (round >= 0) times[size].push(time)
      }
    const [small, large] = [medianOf(times.small), medianOf(times.large)]
    const ratio = large / small
    const columns = [small.toFixed(1).padStart(7), large.toFixed(1).padStart(9), ratio.toFixed(2).padStart(6)]
    console.log(`${name.padEnd(60)}${columns.join(' ')}  ${most ?? ''}`)
    if (most !== undefined && ratio > most)
      excess.push(`${name} ${ratio.toFixed(2)} times slower, at most ${most}`)
  }
  return excess
}

export const medianOf = (values: number[]) =>
  [...values].sort((one, other) => one - other)[values.length >> 1]!

const MOST_BYTES = 60_000

/** Prints the weight of the largest answers of lists; answers those that are too heavy. */
export async function weighLists({ savers }: Accounts): Promise<string[]> {
  const excess: string[] = []
  for (const path of ['/api/transactions?limit=500', '/api/activities?limit=500', '/api/categories']) {
    const bytes = Buffer.byteLength(await savers.large.call(`GET ${path}`))
    console.log(`${path.padEnd(60)}${String(bytes).padStart(7)} bytes, at most ${MOST_BYTES}`)
    if (bytes > MOST_BYTES) excess.push(`${path} weighs ${bytes} bytes`)
  }
  return excess
}
