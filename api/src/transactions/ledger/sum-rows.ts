import { findOrMake } from '../summary/summarise'
import type { Columns } from './columns'
import type { Entry } from './entry'

export type RowsSum = Pick<Entry, 'type' | 'category_id'> & { month: string; cents: bigint; count: number }

type Running = {
  month: number
  category_id: number
  income: number
  some: number
  others: bigint
  count: number
}

// With one more amount, numbers up to here are still exact; what is more goes on in whole numbers of any size.
const EXACT = 2 ** 52

/** Exact sums of the rows by month, type and category; a category has one type. */
export function sumRows({ cents, day, income, category_id }: Readonly<Columns>, rows: number[]): RowsSum[] {
  const sums = new Map<number, Map<number, Running>>()
  for (const row of rows) {
    const month = Math.trunc((day[row] ?? 0) / 100)
    const ofMonth = findOrMake(sums, month, () => new Map<number, Running>())
    const category = category_id[row] ?? 0
    const sum = findOrMake(ofMonth, category, () => ({
      ...{ month, category_id: category, income: income[row] ?? 0 },
      ...{ some: 0, others: 0n, count: 0 },
    }))
    sum.count += 1
    sum.some += cents[row] ?? 0
    if (sum.some < EXACT) continue
    sum.others += BigInt(sum.some)
    sum.some = 0
  }
  return [...sums.values()]
    .flatMap(ofMonth => [...ofMonth.values()])
    .sort(byMonthAndType)
    .map(({ month, category_id, income, some, others, count }) => ({
      month: asMonth(month),
      type: income === 1 ? 'income' : 'expense',
      category_id,
      cents: others + BigInt(some),
      count,
    }))
}

const byMonthAndType = (one: Running, other: Running) =>
  one.month - other.month || other.income - one.income || one.category_id - other.category_id

function asMonth(month: number): string {
  const digits = String(month).padStart(6, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}
