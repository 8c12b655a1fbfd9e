import fc from 'fast-check'
import { type Filter, type Sort, wallTime } from './filter-model'

export const categories = [
  ['Gaji', 'income'],
  ['Makanan', 'expense'],
  ['Transportasi', 'expense'],
  ['Hiburan', 'expense'],
  ['makanan', 'income'],
  ['Gaji', 'expense'],
] as const

const DAY = 24 * 60 * 60 * 1000
const zones = [
  undefined,
  'Asia/Jakarta',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Apia',
  'America/St_Johns',
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Europe/Madrid',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
]

const turns = [
  '2024-02-29T10:00:00Z',
  '2024-03-29T23:59:59.999Z',
  '2023-03-29T12:00:00Z',
  '2026-03-31T00:00:00Z',
  '2026-03-31T16:59:59Z',
  '2025-12-31T17:00:00Z',
  '2026-01-01T00:00:00Z',
  '2026-03-08T07:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T01:00:00Z',
  '2026-11-01T06:30:00Z',
  '2100-03-01T00:00:00.001Z',
  '2011-12-30T12:00:00Z',
].map(text => new Date(text))

const moments = fc
  .record({
    time_zone: fc.constantFrom(...zones),
    near: fc.oneof(
      fc.constantFrom(...turns),
      fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    ),
    toMidnight: fc.option(fc.constantFrom(-1000, -1, 0, 1, 999), { freq: 2 }),
  })
  .map(({ time_zone, near, toMidnight }) => ({
    time_zone,
    now:
      toMidnight === null ? near : new Date(near.valueOf() - (wallTime(near, time_zone) % DAY) + toMidnight),
  }))

const dayAt = (now: Date, days: number, zone?: string) =>
  new Date(wallTime(now, zone) + days * DAY).toISOString().slice(0, 10)

const someDays = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -9, max: 2 }) },
  { weight: 4, arbitrary: fc.integer({ min: -33, max: -26 }) },
  { weight: 1, arbitrary: fc.integer({ min: -800, max: 60 }) },
)

const cents = fc.oneof(
  fc.constantFrom(1n, 2n, 99n, 100n, 101n, 2000n, 2050n, 99_999_999_999_999n),
  fc.bigInt({ min: 1n, max: 100_000n }),
  fc.bigInt({ min: 1n, max: 99_999_999_999_999n }),
)

const bounds = fc.tuple(fc.oneof(cents, fc.constant(0n)), fc.boolean()).map(([amount, isShort]) => {
  const text = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
  return isShort ? text.replace(/\.?0+$/, '') || '0' : text
})

const signs = [...Array.from('aAkKoO05 %_\\\'"-éÉßñÑжЖσΣ'), '沙', '🍜', '👨‍👩‍👧', 'e\u0301']
const texts = (maxLength: number) =>
  fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength }).map(parts => parts.join(''))

/** A filter has at most three conditions, because with more, almost nothing would match. */
const filters = (now: Date, time_zone?: string): fc.Arbitrary<Filter> =>
  fc
    .tuple(
      fc.record({
        category: fc.constantFrom(...categories.map(([name]) => name), 'GAJI', 'None', 'Gaj', '%'),
        type: fc.constantFrom('income', 'expense', 'Income', 'EXPENSE', 'eXpEnSe'),
        min_amount: bounds,
        max_amount: bounds,
        date_range: fc.constantFrom('1day', '3days', '1week', '1month'),
        from: someDays.map(days => dayAt(now, days)),
        to: someDays.map(days => dayAt(now, days)),
        planned: fc.constantFrom('without', 'only'),
        search: fc.oneof(
          { weight: 3, arbitrary: texts(3) },
          {
            weight: 1,
            arbitrary: fc.constantFrom('20', '20,5', '20.50', '0.01', 'AJI', 'makanan', '1', '2'),
          },
          {
            weight: 1,
            arbitrary: fc.constantFrom('999.999.999.999,99', '999,999,999,999.99', '20,00', '020'),
          },
        ),
      }),
      fc.oneof(
        fc.constant<string[]>(['date_range']),
        fc.subarray<string>(
          ['category', 'type', 'min_amount', 'max_amount', 'date_range', 'from', 'to', 'planned', 'search'],
          { maxLength: 3 },
        ),
      ),
    )
    .map(([all, names]) => ({
      ...Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
      ...(time_zone !== undefined && { time_zone }),
    }))

const rows = (now: Date, zone?: string) =>
  fc.array(
    fc.record({
      place: fc.nat(categories.length - 1),
      cents,
      // Normalised and trimmed, as the server stores descriptions. A blank description becomes "-".
      description: texts(6).map(text => text.normalize().trim() || '-'),
      transaction_date: fc.oneof(
        { weight: 30, arbitrary: someDays.map(days => dayAt(now, days, zone)) },
        { weight: 1, arbitrary: fc.constantFrom('0001-01-01', '9999-12-31') },
      ),
    }),
    { maxLength: 14 },
  )

export const cases = moments.chain(({ now, time_zone }) =>
  fc.record({
    now: fc.constant(now),
    home: fc.oneof(fc.constant(time_zone ?? 'UTC'), fc.constantFrom(...zones.map(zone => zone ?? 'UTC'))),
    rows: rows(now, time_zone),
    filter: filters(now, time_zone),
    sort: fc.constantFrom<(Sort | undefined)[]>(undefined, 'date', '-date', 'amount', '-amount'),
    limit: fc.integer({ min: 1, max: 20 }),
  }),
)
export type Case = typeof cases extends fc.Arbitrary<infer Value> ? Value : never
