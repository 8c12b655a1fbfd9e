import { type Budget, centsOf, decimalOf } from '@pundi/contract'
import type { Queryable } from '../../database/database'
import { moneyIn } from '../../letters/say-letter'
import { sayIn } from '../../messages/say'
import { dayIn } from '../../transactions/list/wall-clock'
import { listBudgets } from '../list-budgets'
import { findAddressee, listReaders, queueMarks } from './queries'

/** The shares of a budget, in percent, of which its user is told. */
const NEAR = 80
const MARKS = [NEAR, 100]

/** Queues an e-mail for everybody who wants one and has spent so much of a budget, each mark once a period. */
export async function mailBudgets(db: Queryable, now = new Date()): Promise<void> {
  for (const { time_zone, ...reader } of await listReaders(db)) {
    const { data, meta } = await listBudgets(db, { ...reader, today: dayIn(time_zone, now) })
    const passed = data.flatMap(budget =>
      MARKS.filter(mark => hasPassed(budget, mark)).map(mark => ({ category_id: budget.category_id, mark })),
    )
    if (passed.length > 0) await queueMarks(db, reader.id, meta.period.from, passed)
  }
}

/** The address, and a sentence for each budget of which much is spent; undefined if nobody wants it or there is none. */
export async function composeBudgets(
  db: Queryable,
  userId: number,
  language: string,
): Promise<{ to: string; told: string[] } | undefined> {
  const reader = await findAddressee(db, userId)
  if (!reader) return undefined
  const { data } = await listBudgets(db, { ...reader, today: dayIn(reader.time_zone) })
  const say = sayIn(language)
  const money = moneyIn({ language, currency: reader.currency })
  const told = data
    .filter(budget => hasPassed(budget, NEAR))
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
  return told.length > 0 ? { to: reader.email, told } : undefined
}

const availableOf = ({ amount, carried }: Pick<Budget, 'amount' | 'carried'>) =>
  centsOf(amount) + centsOf(carried)

/** Whether so many percent are spent. Of what has nothing to spend, all of them are once anything is. */
function hasPassed(budget: Budget, mark: number) {
  const [available, spent] = [availableOf(budget), centsOf(budget.spent)]
  return spent > 0n && (available <= 0n || spent * 100n >= available * BigInt(mark))
}
