import { centsOf, decimalOf } from '@pundi/contract'
import type { Database, Queryable } from '../../database/database'
import { AccountGone, holdingUser } from '../../database/lock-queries'
import { goThroughUsers, type Round } from '../../jobs/go-through-users'
import { listZones, type Reader } from '../../mail/wish-queries'
import { sayIn } from '../../messages/say'
import { moneyIn } from '../../messages/write-values'
import { dayIn } from '../../transactions/list/wall-clock'
import { listBudgets } from '../list-budgets'
import { availableOf, hasPassed, MARKS, NEAR } from '../marks'
import { claimReaders, noteLooks, queueMarks, type Reader as LookedAt } from './queries'

/** Queues an e-mail for everybody who wants one and has spent so much of a budget, each mark once a period. */
export async function mailBudgets(db: Database, round: Round = {}): Promise<void> {
  const zones = await listZones(db, 'budget')
  if (zones.length === 0) return
  const days = zones.map(time_zone => ({ time_zone, today: dayIn(time_zone, round.now) }))
  await goThroughUsers(
    db,
    {
      job: 'budgets',
      claimPage: after => claimReaders(db, days, after),
      work: reader => lookAt(db, reader),
      finish: readers => noteLooks(db, readers),
    },
    round,
  )
}

async function lookAt(db: Database, reader: LookedAt): Promise<void> {
  const { data, meta } = await listBudgets(db, reader)
  const passed = data.flatMap(budget =>
    MARKS.filter(mark => hasPassed(budget, mark, centsOf(budget.spent))).map(mark => ({
      category_id: budget.category_id,
      mark,
    })),
  )
  if (passed.length > 0)
    await queueMarks(holdingUser(db, reader.id), reader.id, meta.period.from, passed).catch(ignoreGone)
}

function ignoreGone(error: unknown) {
  if (!(error instanceof AccountGone)) throw error
}

/** A sentence for each budget of which much is spent. */
export async function composeBudgets(db: Queryable, reader: Reader, language: string): Promise<string[]> {
  const { data } = await listBudgets(db, reader)
  const say = sayIn(language)
  const money = moneyIn({ language, currency: reader.currency })
  return data
    .filter(budget => hasPassed(budget, NEAR, centsOf(budget.spent)))
    .map(({ name, spent, planned, left_after_planned: left, ...budget }) => {
      const values = {
        ...{ name, spent: money(spent), available: money(decimalOf(availableOf(budget))) },
        ...{ planned: money(planned), left: money(left.replace('-', '')) },
      }
      const isPlanned = centsOf(planned) !== 0n
      if (left.startsWith('-'))
        return isPlanned
          ? say('{name}: {spent} of {available} spent, {left} too much, after {planned} planned.', values)
          : say('{name}: {spent} of {available} spent, {left} too much.', values)
      return isPlanned
        ? say('{name}: {spent} of {available} spent, {left} left, after {planned} planned.', values)
        : say('{name}: {spent} of {available} spent, {left} left.', values)
    })
}
