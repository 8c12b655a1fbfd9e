import { centsOf, decimalOf } from '@pundi/contract'
import type { Queryable } from '../../database/database'
import type { Reader } from '../../mail/queries'
import { sayIn } from '../../messages/say'
import { moneyIn } from '../../messages/write-values'
import { dayIn } from '../../transactions/list/wall-clock'
import { listBudgets } from '../list-budgets'
import { availableOf, hasPassed, MARKS, NEAR } from '../marks'
import { listReaders, queueMarks } from './queries'

/** Queues an e-mail for everybody who wants one and has spent so much of a budget, each mark once a period. */
export async function mailBudgets(db: Queryable, now = new Date()): Promise<void> {
  for (const { time_zone, ...reader } of await listReaders(db)) {
    const { data, meta } = await listBudgets(db, { ...reader, today: dayIn(time_zone, now) })
    const passed = data.flatMap(budget =>
      MARKS.filter(mark => hasPassed(budget, mark, centsOf(budget.spent))).map(mark => ({
        category_id: budget.category_id,
        mark,
      })),
    )
    if (passed.length > 0) await queueMarks(db, reader.id, meta.period.from, passed)
  }
}

/** A sentence for each budget of which much is spent. */
export async function composeBudgets(db: Queryable, reader: Reader, language: string): Promise<string[]> {
  const { data } = await listBudgets(db, reader)
  const say = sayIn(language)
  const money = moneyIn({ language, currency: reader.currency })
  return data
    .filter(budget => hasPassed(budget, NEAR, centsOf(budget.spent)))
    .map(({ name, spent, left, ...budget }) => {
      const isOver = left.startsWith('-')
      const values = {
        ...{ name, spent: money(spent), available: money(decimalOf(availableOf(budget))) },
        left: money(left.replace('-', '')),
      }
      return isOver
        ? say('{name}: {spent} of {available} spent, {left} too much.', values)
        : say('{name}: {spent} of {available} spent, {left} left.', values)
    })
}
