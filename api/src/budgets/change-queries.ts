import type { BudgetRule } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { ActivityType } from '../activities/activity-types'
import { rowsOf } from '../database/compose-statement'
import { oneOf, type Queryable } from '../database/database'
import { keyed, type Repeat } from '../idempotency/queries'
import type { Kept } from './queries'

/** Locks categories until the transaction ends, so that nobody changes their budgets meanwhile. */
export async function holdBudgets(client: Queryable, userId: number, ids: number[]): Promise<void> {
  await client.query(
    sql`select from categories where user_id = ${userId} and id = any(${ids}::bigint[])
        order by id for no key update`,
  )
}

/**
 * Part of a statement: gives categories these rules in place of those that they have. The trigger budgets_are_bounded
 * refuses one rule too many.
 */
export function rulesWritten(userId: number, states: Pick<Kept, 'id' | 'budgets'>[]): Sql {
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

/** What an entry of the log says: a category's budget, and the other's where an amount moved between two. */
export type Entry = { before: State; after: State }
type State = Kept & { other?: Kept }

/** What a change answers: how many entries it wrote, and their ids. `id` is that of a category. */
export type Written = { id: number; count: number; activity_ids: number[] }

/**
 * Writes the rules of categories that are held as the entries say, with an activity and an audit record for each, in
 * one statement.
 */
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
