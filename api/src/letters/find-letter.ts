import { type Letter, periodBefore, periodOf } from '@pundi/contract'
import type { Queryable } from '../platform/database/database'
import { sumPutAside } from '../goals/queries'
import { sumOwed } from '../ledger/owed-queries'
import { withOwed } from '../transactions/summary/owed'
import { sumTransactions } from '../transactions/summary/queries'
import { sumExpensesByDay } from './queries'
import { writeLetter } from './write-letter'

export type Addressee = { id: number; today: string; month_start: number }

export async function findLetter(
  db: Queryable,
  { id, today, month_start }: Addressee,
): Promise<Letter | null> {
  const period = periodOf(today, month_start, 1)
  const [before, first] = [periodBefore(period, month_start), periodOf(today, month_start, 4)]
  const reader = { id, today }
  const sums = await sumTransactions(db, reader, period, month_start)
  const earlier = await sumTransactions(db, reader, { from: first.from, to: before.to }, month_start)
  const sentences = writeLetter({
    ...{ period, sums: withOwed(sums.summary, await sumOwed(db, reader, period)), before: earlier.summary },
    days: await sumExpensesByDay(db, id, period),
    put_aside: (await sumPutAside(db, id, period.from, period.to)).total,
  })
  return sentences.length > 0 ? { period, sentences } : null
}
