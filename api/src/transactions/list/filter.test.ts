import type { Transaction } from '@pundi/contract'
import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { type Api, startApi } from '../../../testing/start-api'
import { dayIn } from '../../platform/time/wall-clock'

let api: Api
let token: string
let all: Transaction[]
beforeAll(async () => {
  api = await startApi()
  token = (await api.newPerson()).token
  all = await addMany()
})
afterAll(() => api.close())

const DAY = 24 * 60 * 60 * 1000
const ranges: Record<string, number> = { '1day': 1, '3days': 3, '1week': 7 }

test('a filter keeps what the specification says, in order, page by page, with its exact sums', async () => {
  await fc.assert(
    fc.asyncProperty(filters(), sorts(), fc.integer({ min: 1, max: 40 }), async (filter, sort, limit) => {
      const expected = inOrder(all.filter(keeps(filter)), sort ?? '-date')
      const pages = await readPages({ ...filter, ...(sort && { sort }), limit: String(limit) })
      expect(pages.rows).toEqual(expected)
      expect(pages.totals.every(total => total === expected.length)).toBe(true)
      expect(pages.totals).toHaveLength(Math.max(1, Math.ceil(expected.length / limit)))

      const { json } = await api.call(`GET /api/transactions/summary?${query(filter)}`, { token })
      const booked = expected.filter(row => row.transaction_date <= dayIn('Asia/Jakarta'))
      const sumOf = (type: string) => sum(booked.filter(row => row.type === type))
      expect(json.data.count).toBe(booked.length)
      expect([cents(json.data.income), cents(json.data.expense)]).toEqual([sumOf('income'), sumOf('expense')])
      expect(cents(json.data.balance)).toBe(sumOf('income') - sumOf('expense'))
    }),
    rounds(60),
  )
})

test('a month ago is the same day of the month before, and that day itself is outside once it began', async () => {
  const { json } = await api.call('GET /api/transactions?date_range=1month', { token })
  const now = new Date()
  const cutoff = new Date(now)
  cutoff.setUTCMonth(now.getUTCMonth() - 1)
  const latest = json.data.map((row: Transaction) => row.transaction_date).sort()[0]!
  expect(Date.parse(latest)).toBeGreaterThanOrEqual(cutoff.valueOf() - 3 * DAY)
  expect(Date.parse(latest)).toBeLessThan(cutoff.valueOf() + 3 * DAY)
})

test('"1day" is today where the reader is', async () => {
  const days = await Promise.all(
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(async time_zone => {
      const { json } = await api.call(`GET /api/transactions?${query({ date_range: '1day', time_zone })}`, {
        token,
      })
      return [...new Set(json.data.map((row: Transaction) => row.transaction_date))]
    }),
  )
  const dayAt = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10)
  expect(days).toEqual([[dayAt(14)], [dayAt(-11)]])
})

test.each([
  'category=%00',
  'search=%00',
  'search=%ED%A0%80',
  'type=gift',
  'min_amount=-1',
  'min_amount=1e3',
  'max_amount=abc',
  'date_range=2days',
  'from=2026-02-30',
  'to=yesterday',
  'planned=yes',
  'time_zone=Mars',
  'category_id=9999999999999999',
  'sort=name',
  'limit=0',
  'limit=501',
  'limit=ten',
  'limit=1&limit=2',
  'cursor=garbage',
  'cursor=WyItZGF0ZSIsIjIwMjYtMDItMzAiLDFd',
  'cursor=WyItZGF0ZSIsIjIwMjYtMDEtMDEiLDFd&sort=amount',
  'cursor=WyItZGF0ZSIsIjIwMjYtMDEtMDEiLDFlMzAwXQ',
])('the query %s is refused or finds nothing, never an error of the server', async query => {
  const { status, json } = await api.call(`GET /api/transactions?${query}`, { token })
  const field = query.split('=')[0]!
  if (status === 200) expect([field, json.data]).toEqual(['search', []])
  else expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
})

test('empty conditions count as absent', async () => {
  const names = ['category', 'type', 'min_amount', 'max_amount', 'date_range', 'from', 'to', 'planned']
  const empty = query(Object.fromEntries(names.map(name => [name, ''])))
  const { json } = await api.call(`GET /api/transactions?${empty}&search=&limit=500`, { token })
  expect(json.meta.total).toBe(all.length)
})

type Filter = Record<string, string>
type Sort = 'date' | '-date' | 'amount' | '-amount'

const categories = [
  { name: 'Gaji', type: 'income' },
  { name: 'Makanan', type: 'expense' },
  { name: 'makanan', type: 'income' },
]
const words = ['Nasi', 'nasi 100%', 'KOPI_susu', 'Ünïcode', "l'été"]

async function addMany(): Promise<Transaction[]> {
  await api.call('POST /api/categories', { token, body: categories[2] })
  const { json } = await api.call('GET /api/categories', { token })
  const own = categories.map(({ name }) => json.data.find((row: { name: string }) => row.name === name))
  const added: Transaction[] = []
  for (let number = 0; number < 80; number += 1) {
    const place = number % 7 === 0 ? 2 : number % 2
    const body = {
      amount: `${[1, 20, 20, 300, 5000][number % 5]}.${number % 2 ? '5' : '00'}`,
      type: categories[place]!.type,
      category_id: own[place]!.id,
      description: words[number % words.length],
      transaction_date: dayFromNow(2 - Math.floor((number * number) / 64)),
    }
    const { status, json: answer } = await api.call('POST /api/transactions', { token, body })
    expect(status).toBe(201)
    added.push(answer.data)
  }
  return added
}

const filters = (): fc.Arbitrary<Filter> =>
  fc
    .record(
      {
        category: fc.constantFrom('Gaji', 'Makanan', 'makanan', 'GAJI', 'None'),
        type: fc.constantFrom('income', 'expense', 'Income', 'EXPENSE'),
        min_amount: fc.constantFrom('0', '20', '20.5', '20.50', '300.01'),
        max_amount: fc.constantFrom('0', '20', '300.5', '99999'),
        date_range: fc.constantFrom('1day', '3days', '1week'),
        from: fc.integer({ min: -90, max: 3 }).map(dayFromNow),
        to: fc.integer({ min: -90, max: 3 }).map(dayFromNow),
        search: fc.constantFrom('nasi', '%', '_', 'ÜNÏ', "l'", 'kopi', ' ', 'AKAN', '300', '20,50', '5.000'),
      },
      { requiredKeys: [] },
    )
    .map(filter => ({ ...filter }))
const sorts = () => fc.constantFrom<(Sort | undefined)[]>(undefined, 'date', '-date', 'amount', '-amount')

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const cents = (amount: string) => Math.round(Number(amount) * 100)
const sum = (rows: Transaction[]) => rows.reduce((total, { amount }) => total + cents(amount), 0)

const keeps = (filter: Filter) => (row: Transaction) => {
  const at = Date.parse(row.transaction_date)
  const span = ranges[filter.date_range ?? '']
  return (
    (filter.category === undefined || row.category.name === filter.category) &&
    (filter.type === undefined || row.type.toLowerCase() === filter.type.toLowerCase()) &&
    (filter.min_amount === undefined || cents(row.amount) >= cents(filter.min_amount)) &&
    (filter.max_amount === undefined || cents(row.amount) <= cents(filter.max_amount)) &&
    (span === undefined || (at >= Date.now() - span * DAY && at <= Date.now())) &&
    (filter.from === undefined || row.transaction_date >= filter.from) &&
    (filter.to === undefined || row.transaction_date <= filter.to) &&
    (filter.search === undefined || finds(filter.search.toLowerCase(), row))
  )
}

const finds = (search: string, { description, category, amount }: Transaction) =>
  description.toLowerCase().includes(search) ||
  category.name.toLowerCase().includes(search) ||
  (search === '20,50' ? amount === '20.50' : amount.split('.')[0] === search.replace('.', ''))

function inOrder(rows: Transaction[], sort: Sort): Transaction[] {
  const sign = sort.startsWith('-') ? -1 : 1
  const key = (row: Transaction) =>
    sort.endsWith('date') ? Date.parse(row.transaction_date) : cents(row.amount)
  return [...rows].sort((one, other) => sign * (key(one) - key(other) || one.id - other.id))
}

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString()

async function readPages(parameters: Record<string, string>) {
  const rows: Transaction[] = []
  const totals: number[] = []
  let cursor: string | null | undefined
  do {
    const { status, json } = await api.call(
      `GET /api/transactions?${query({ ...parameters, ...(cursor && { cursor }) })}`,
      { token },
    )
    expect(status).toBe(200)
    rows.push(...json.data)
    totals.push(json.meta.total)
    cursor = json.meta.next_cursor
  } while (cursor)
  return { rows, totals }
}
