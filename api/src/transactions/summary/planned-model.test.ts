import fc from 'fast-check'
import { transactionFilter } from '@pundi/contract'
import { rounds } from '@pundi/devkit/testing/rounds'
import * as z from 'zod/mini'
import { cases } from '../../../testing/filter-cases'
import { asText, isPlanned, keeps, type Row, wallTime } from '../../../testing/filter-model'
import { addListOwners, type ListOwner, replaceLists } from '../../../testing/list-queries'
import { openTestDatabase } from '../../../testing/test-database'
import type { Database } from '../../platform/database/database'
import { listTransactions } from '../list/queries'
import { dayIn } from '../../platform/time/wall-clock'
import { compareTransactions, sumTransactions } from './queries'

let database: Database
let owner: ListOwner
beforeAll(async () => {
  database = await openTestDatabase()
  const [first] = await addListOwners(database, 1)
  owner = first!
})
afterAll(() => database.close())

test('all that is booked is what counts and what is planned, apart, at every moment in every zone', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ rows: wanted, filter: { planned: _, ...some }, now, home }) => {
      const [rows] = await replaceLists(database, [owner], [{ rows: wanted }])
      const { date_range: __, ...filter } = z.parse(transactionFilter, some)
      const { date_range: ___, ...model } = some
      const kept = rows!.filter(keeps(model, now, home))
      const reader = { id: owner.id, today: dayIn(home, now) }
      expect(reader.today).toBe(new Date(wallTime(now, home)).toISOString().slice(0, 10))
      const sumOf = async (planned?: 'without' | 'only') =>
        (await sumTransactions(database, reader, { ...filter, planned })).summary
      const [counted, without, only] = [await sumOf(), await sumOf('without'), await sumOf('only')]
      expect(counted).toEqual(without)
      expect(counted).toMatchObject(sumsOf(kept.filter(row => !isPlanned(now, home)(row))))
      expect(only).toMatchObject(sumsOf(kept.filter(isPlanned(now, home))))
      expect(counted.count + only.count).toBe(kept.length)
      for (const planned of [undefined, 'without', 'only'] as const) {
        const place = { order: 'amount', after: undefined } as const
        const page = await listTransactions(database, reader, { ...filter, planned }, place, 50)
        const { count, ...sums } = planned === 'only' ? only : counted
        expect(page).toMatchObject({ ...pick(sums), total: planned === undefined ? kept.length : count })
        expect(page.rows).toHaveLength(page.total)
      }
    }),
    rounds(250),
  )
}, 240_000)

test('months begin on any day from 1 to 28, and each booking is in one of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      cases,
      fc.integer({ min: 1, max: 28 }),
      async ({ rows: wanted, now, home }, monthStart) => {
        const named = wanted.filter(row => row.transaction_date > '0001-02')
        const [rows] = await replaceLists(database, [owner], [{ rows: named }])
        const reader = { id: owner.id, today: dayIn(home, now) }
        const { summary } = await sumTransactions(database, reader, {}, monthStart)
        const booked = rows!.filter(row => !isPlanned(now, home)(row))
        const months = [...new Set(booked.map(row => monthOf(row, monthStart)))].sort()
        expect(summary).toMatchObject(sumsOf(booked))
        expect(summary.by_month).toEqual(
          months.map(month => {
            const { income, expense } = sumsOf(booked.filter(row => monthOf(row, monthStart) === month))
            return { month, income, expense }
          }),
        )
      },
    ),
    rounds(150),
  )
}, 240_000)

test('an earlier range is summed like any other, with the first day of all', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ rows: wanted, now, home }) => {
      const [rows] = await replaceLists(database, [owner], [{ rows: wanted }])
      const reader = { id: owner.id, today: dayIn(home, now) }
      const days = rows!.map(row => row.transaction_date).sort()
      const to = days[Math.floor(days.length / 2)]
      const { compared } = await compareTransactions(database, reader, { to })
      const { summary } = await sumTransactions(database, reader, { to })
      expect(compared).toEqual({
        ...pick(summary),
        count: summary.count,
        by_category: summary.by_category,
        first_day: days[0] ?? null,
      })
    }),
    rounds(50),
  )
}, 240_000)

const pick = ({ income, expense, balance }: Record<'income' | 'expense' | 'balance', string>) => ({
  income,
  expense,
  balance,
})

function sumsOf(rows: Row[]) {
  const sum = (type: string) =>
    rows.filter(row => row.type === type).reduce((total, { cents }) => total + cents, 0n)
  const [income, expense] = [sum('income'), sum('expense')]
  return {
    ...{ income: asText(income), expense: asText(expense), balance: asText(income - expense) },
    count: rows.length,
  }
}

function monthOf({ transaction_date }: Row, monthStart: number): string {
  const [year, month, date] = transaction_date.split('-').map(Number) as [number, number, number]
  const begun = year * 12 + month - 1 - (date < monthStart ? 1 : 0)
  return `${String(Math.floor(begun / 12)).padStart(4, '0')}-${String((begun % 12) + 1).padStart(2, '0')}`
}
