import sql, { type Sql } from 'sql-template-tag'
import { findRules } from '../budgets/queries'
import { areSame } from '../budgets/rules/change-rules'
import { takeBudgetsHome } from '../budgets/write-queries'
import type { UndoneRemoval } from '../ledger/undo/removal-queries'
import type { Home, Step } from '../ledger/undo/undoable'
import { assign, listNames, listValues } from '../platform/database/compose-statement'
import { oneOf, type Queryable } from '../platform/database/database'
import { stateOf } from './write-queries'
import { givenValues } from './queries'
import { moveContent } from './remove-queries'

export const categoryStates = (userId: number): Sql => sql`
  (select coalesce(jsonb_agg(${stateOf('c')}), '[]') from categories c where c.user_id = ${userId})`

export async function countTransactions(
  db: Queryable,
  userId: number,
): Promise<{ id: number; count: number }[]> {
  const { rows } = await db.query<{ id: number; count: number }>(
    sql`select category_id as id, sum(count)::bigint as count from monthly_totals
        where user_id = ${userId} group by category_id having sum(count) > 0`,
  )
  return rows
}

/**
 * True if the category has transactions, recurring transactions or a budget. `undone`: content that
 * came back when the category was restored. This content does not count, because undoing the
 * restoration moves it away again.
 */
export async function isUsed(
  db: Queryable,
  userId: number,
  id: number,
  undone?: UndoneRemoval,
): Promise<boolean> {
  const { content = [], moved_budgets } = undone ?? {}
  const isOther = (column: Sql) =>
    sql`user_id = ${userId} and category_id = ${id} and ${column} <> all(${content}::bigint[])`
  const { rows } = await db.query<{ is_used: boolean }>(
    sql`select exists (select from lines where ${isOther(sql`id`)})
          or exists (select from schedule_categories where ${isOther(sql`schedule_id`)}) as is_used`,
  )
  const [own] = await findRules(db, userId, [id])
  return oneOf(rows).is_used || !areSame(own?.budgets ?? [], moved_budgets?.gone ?? [])
}

/**
 * Restores everything except the category's position in the list. If a removal of the category
 * moved its transactions to another category, moves them back. Returns the new activity's id, or
 * undefined if the category changed since it was read.
 */
export async function bringBackCategory(
  client: Queryable,
  userId: number,
  { seen, wanted, home }: Step,
): Promise<number | undefined> {
  const { id, created_at, position } = wanted
  const values = givenValues(wanted)
  const known = seen && JSON.stringify(seen)
  const { rows } = await client.query<{ id: number }>(
    sql`with found as (select * from categories where user_id = ${userId} and id = ${id} for update
        ), was as (select * from found w where ${stateOf('w')} = ${known}::jsonb
        ), changed as (
          update categories c set ${assign(values)}
          from was w where c.user_id = w.user_id and c.id = w.id returning c.*
        ), added as (
          insert into categories (user_id, id, ${listNames(values)}, position, created_at) overriding system value
          select ${userId}, ${id}, ${listValues(values)}, ${position}::integer, ${created_at}::timestamptz
          where ${known}::jsonb is null and not exists (select from found)
          on conflict (user_id, id) do nothing returning *
        ), became as (select * from changed union all select * from added
        ), audited as (insert into audit (user_id, action) select user_id, 'Restore category' from became
        )
        insert into activities (user_id, type, subject, record_id, before, after)
        select c.user_id, 'Restore category', 'category', c.id, ${known}::jsonb, ${stateOf('c')}
        from became c returning id`,
  )
  if (rows[0] && home) await takeHome(client, userId, id, home)
  return rows[0]?.id
}

async function takeHome(
  client: Queryable,
  userId: number,
  to: number,
  { moved, moved_parts, moved_to, budgets }: Home,
) {
  if (budgets) await takeBudgetsHome(client, userId, { to, ...budgets })
  if (moved.length === 0 || moved_to === null) return
  await moveContent(client, userId, { from: moved_to, to, only: { ids: moved, parts: moved_parts } })
}
