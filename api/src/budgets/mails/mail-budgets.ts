import { centsOf, decimalOf } from '@pundi/contract'
import type { Database, Queryable } from '../../platform/database/database'
import { AccountGone, holdingUser } from '../../platform/database/locks/queries'
import { goThroughUsers, type Round } from '../../platform/jobs/go-through-users'
import { listZones, type Reader } from '../../platform/mail/wish-queries'
import { type Say, sayIn } from '../../platform/messages/say'
import { moneyIn } from '../../platform/messages/write-values'
import { dayIn } from '../../platform/time/wall-clock'
import { listBudgets, listBudgetsWithOwed } from '../list-budgets'
import { ALERTS_AT, availableOf, hasSpent, NEARLY_SPENT } from '../budget-alerts'
import { claimDueReaders, type DueReader as LookedAt, noteLooks, queueAlerts } from './queries'

export async function mailBudgets(db: Database, round: Round = {}): Promise<void> {
  const zones = await listZones(db, 'budget')
  if (zones.length === 0) return
  const days = zones.map(time_zone => ({ time_zone, today: dayIn(time_zone, round.now) }))
  await goThroughUsers(
    db,
    {
      job: 'budgets',
      claimPage: after => claimDueReaders(db, days, after),
      work: reader => alertReader(db, reader),
      finish: readers => noteLooks(db, readers),
    },
    round,
  )
}

async function alertReader(db: Database, reader: LookedAt): Promise<void> {
  const { data, meta } = await listBudgets(db, reader)
  const passed = data.flatMap(budget =>
    ALERTS_AT.filter(mark => hasSpent(budget, mark, centsOf(budget.spent))).map(mark => ({
      category_id: budget.category_id,
      mark,
    })),
  )
  if (passed.length > 0)
    await queueAlerts(holdingUser(db, reader.id), reader.id, meta.period.from, passed).catch(ignoreGone)
}

function ignoreGone(error: unknown) {
  if (!(error instanceof AccountGone)) throw error
}

export async function composeBudgets(db: Queryable, reader: Reader, language: string): Promise<string[]> {
  const { data } = await listBudgetsWithOwed(db, reader)
  const say = sayIn(language)
  const money = moneyIn({ language, currency: reader.currency })
  return data
    .filter(budget => hasSpent(budget, NEARLY_SPENT, centsOf(budget.spent)))
    .map(({ name, spent, planned, left_after_planned: left, ...budget }) => {
      const values = {
        ...{ name, spent: money(spent), available: money(decimalOf(availableOf(budget))) },
        ...{ planned: money(planned), left: money(left.replace('-', '')) },
      }
      const { owed = '0.00' } = budget
      const isOwed = centsOf(owed) !== 0n
      const shared = isOwed ? ` ${say('{amount} of it is owed to you.', { amount: money(owed) })}` : ''
      return (
        sayBudget(say, values, { isPlanned: centsOf(planned) !== 0n, isOver: left.startsWith('-') }) + shared
      )
    })
}

type Values = Record<'name' | 'spent' | 'available' | 'planned' | 'left', string>

function sayBudget(say: Say, values: Values, { isPlanned, isOver }: Record<'isPlanned' | 'isOver', boolean>) {
  if (isOver)
    return isPlanned
      ? say('{name}: {spent} of {available} spent, {left} over after {planned} planned.', values)
      : say('{name}: {spent} of {available} spent, {left} too much.', values)
  return isPlanned
    ? say('{name}: {spent} of {available} spent, {left} left after {planned} planned.', values)
    : say('{name}: {spent} of {available} spent, {left} left.', values)
}
