import type { BudgetRule, BudgetState } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { ActivityType } from '../platform/activity-log/activity-types'
import { rowsOf } from '../platform/database/compose-statement'
import { isMisfit, oneOf, type Queryable } from '../platform/database/database'
import { keyed, type Repeat } from '../platform/idempotency/queries'
import { findRules, type LoggedBudget } from './queries'
import { Refusal } from '../platform/http/errors/refusal'
import type { MovedBudgets } from '../ledger/undo/logged-states'
import { areSame } from './rules/change-rules'

export async function holdBudgets(client: Queryable, userId: number, ids: number[]): Promise<void> {
  await client.query(
    sql`select from categories where user_id = ${userId} and id = any(${ids}::bigint[])
        order by id for no key update`,
  )
}

export function rulesWritten(userId: number, states: Pick<LoggedBudget, 'id' | 'budgets'>[]): Sql {
  const rules = states.flatMap(({ id, budgets }) => budgets.map(rule => ({ ...rule, category_id: id })))
  return sql`
    rules_wanted as (select * from ${rowsOf(rules, 'n', ruleTypes)}
    ), rules_gone as (
      delete from budgets b
      where b.user_id = ${userId} and b.category_id = any(${states.map(({ id }) => id)}::bigint[])
        and not exists (
          select from rules_wanted w
          where (w.category_id, w.from_period, w.is_once) = (b.category_id, b.from_period, b.is_once))
    ), rules_written as (
      insert into budgets as b (user_id, category_id, from_period, is_once, amount, carry)
      select ${userId}, category_id, from_period, is_once, amount, carry from rules_wanted
      on conflict (user_id, category_id, from_period, is_once)
      do update set amount = excluded.amount, carry = excluded.carry
      where (b.amount, b.carry) is distinct from (excluded.amount, excluded.carry)
    )`
}

export type Entry = { before: State; after: State }
type State = LoggedBudget & { other?: LoggedBudget }

export type Written = { id: number; count: number; activity_ids: number[] }

export async function writeBudgets(
  client: Queryable,
  userId: number,
  type: ActivityType,
  entries: Entry[],
  repeat?: Repeat,
): Promise<Written> {
  const states = entries.flatMap(({ after: { other, ...state } }) => [state, ...(other ? [other] : [])])
  const rows = entries.map(({ before, after }, place) => ({ record_id: after.id, before, after, place }))
  const { rows: answered } = await client.query<{ answer: Written }>(
    sql`with ${rulesWritten(userId, states)}, activity as (
          insert into activities (user_id, type, subject, record_id, before, after)
          select ${userId}, ${type}::text, 'budget', record_id, before, after
          from ${rowsOf(rows, 'n', entryTypes)} order by place returning id
        ), audited as (insert into audit (user_id, action) select ${userId}, ${type}::text from activity
        ), answered as (
          select jsonb_build_object('id', ${entries[0]?.after.id ?? null}::bigint, 'count', count(*),
            'activity_ids', coalesce(jsonb_agg(id order by id), '[]')) as answer
          from activity
        )${keyed(userId, repeat)}
        select answer from answered`,
  )
  return oneOf(answered).answer
}

const ruleTypes = {
  category_id: 'bigint',
  from_period: 'date',
  is_once: 'boolean',
  amount: 'numeric',
  carry: 'text',
} as const satisfies Record<keyof BudgetRule | 'category_id', string>

const entryTypes = { record_id: 'bigint', before: 'jsonb', after: 'jsonb', place: 'integer' } as const

type BudgetStep = { seen: BudgetState | null; wanted: BudgetState }

/**
 * Restores budgets and returns the ids of the new activities. Skips a step if its category was
 * deleted, or if its budget changed since it was read; a skipped step has no id.
 */
export async function bringBackBudgets(
  client: Queryable,
  userId: number,
  steps: BudgetStep[],
): Promise<number[]> {
  const ids = steps.map(({ wanted }) => wanted.id)
  await holdBudgets(client, userId, ids)
  const found = new Map((await findRules(client, userId, ids)).map(state => [state.id, state]))
  const entries = steps.flatMap(({ seen, wanted }) => {
    const now = found.get(wanted.id)
    if (!now || !seen || !areSame(now.budgets, seen.budgets)) return []
    const { id, name, budgets } = now
    return [{ before: { id, name, budgets }, after: { id, name, budgets: wanted.budgets } }]
  })
  const { activity_ids } = await writeBudgets(client, userId, 'Restore budget', entries).catch(refuseIncome)
  return activity_ids
}

function refuseIncome(error: unknown): never {
  if (!isMisfit(error, 'budgets_fit_category')) throw error
  throw new Refusal(409, 'Only a category of expenses has a budget. Change its type back first.')
}

/**
 * Gives a restored category its old budget rules back. The category that took these rules gets its
 * own old rules back, but only if its budget has not changed since. Adds no activity, because
 * restoring the category already adds one.
 */
export async function takeBudgetsHome(
  client: Queryable,
  userId: number,
  { to, from, moved: { gone, was, became } }: { to: number; from: number | null; moved: MovedBudgets },
): Promise<void> {
  const home = { id: to, budgets: gone }
  if (from !== null) await holdBudgets(client, userId, [from])
  const [other] = from === null ? [] : await findRules(client, userId, [from])
  const isAsLeft = other !== undefined && areSame(other.budgets, became)
  const states = [home, ...(isAsLeft ? [{ id: other.id, budgets: was }] : [])]
  await client.query(sql`with ${rulesWritten(userId, states)} select`)
}
