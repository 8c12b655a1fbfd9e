import { type Category } from '@pundi/contract'
import sql, { raw } from 'sql-template-tag'
import { mergeRules } from '../budgets/rules/change-rules'
import { rulesWritten } from '../budgets/write-queries'
import type { Calendar } from '../budgets/rules/number-periods'
import { findRules } from '../budgets/queries'
import { oneOf, type Queryable } from '../platform/database/database'
import { selected } from './queries'
import { stateOf } from './write-queries'
import { totalled } from '../ledger/booking-queries'

export type Held = Category & { count: number; schedules: number }

export async function holdCategories(client: Queryable, userId: number, ids: number[]): Promise<Held[]> {
  await client.query(
    sql`select id from categories where user_id = ${userId} and id = any(${ids}::bigint[]) order by id for update`,
  )
  // This query is separate from the locking statement, because a statement that waits for a lock
  // still counts the old rows.
  const { rows } = await client.query<Held>(
    sql`select ${selected},
          (select count(*) from lines l where l.user_id = c.user_id and l.category_id = c.id) as count,
          (select count(*) from schedule_categories u
            where u.user_id = c.user_id and u.category_id = c.id) as schedules
        from categories c where c.user_id = ${userId} and c.id = any(${ids}::bigint[])`,
  )
  return rows
}

type Moved = Content & { to: number; calendar: Calendar }

export async function removeCategory(
  client: Queryable,
  userId: number,
  id: number,
  moved: Moved | null,
): Promise<number> {
  const rules = await findRules(client, userId, moved ? [id, moved.to] : [id])
  const budgetOf = (category: number) => rules.find(one => one.id === category)?.budgets ?? []
  const [gone, was] = [budgetOf(id), moved ? budgetOf(moved.to) : []]
  const became = gone.length > 0 && moved ? mergeRules(was, gone, moved.calendar) : was
  const states = [{ id, budgets: [] }, ...(moved ? [{ id: moved.to, budgets: became }] : [])]
  const { rows } = await client.query<{ id: number }>(
    sql`with ${rulesWritten(userId, states)},
        gone as (delete from categories where user_id = ${userId} and id = ${id} returning *
        ), audited as (insert into audit (user_id, action) select user_id, 'Delete category' from gone)
        insert into activities (user_id, type, subject, record_id, before, moved, moved_parts, moved_to, moved_budgets)
        select user_id, 'Delete category', 'category', id, ${stateOf('c')}, ${moved?.ids ?? null}::bigint[],
          ${moved?.parts ? JSON.stringify(moved.parts) : null}::jsonb, ${moved?.to ?? null}::bigint,
          ${gone.length > 0 ? JSON.stringify({ gone, was, became }) : null}::jsonb
        from gone c returning id`,
  )
  return oneOf(rows).id
}

export type Content = { ids: number[]; parts: Record<string, number[]> | null }

type Way = { from: number; to: number; only?: Content }

export async function moveContent(
  client: Queryable,
  userId: number,
  { from, to, only }: Way,
): Promise<Content> {
  // All rows must move in one statement, which for a hundred thousand rows takes longer than the
  // usual timeout.
  await client.query({ text: "set local statement_timeout = '60s'" })
  const ids = only?.ids ?? null
  const indices = only ? indicesOf('t', only) : sql`null`
  const { rows } = await client.query<Content>(
    sql`with was as (
          select t.* from transactions t
          where t.user_id = ${userId} and (t.category_id = ${from}
              or t.splits is not null and t.splits @> jsonb_build_array(jsonb_build_object('category_id', ${from}::bigint)))
            and (${ids}::bigint[] is null or t.id = any(${ids}::bigint[]))
          order by t.id for update
        ), became as (
          update transactions t
          set category_id = case when t.splits is null then ${to}::bigint end,
            splits = parts_in(t.splits, ${to}::bigint, ${from}::bigint, ${indices})
          from was w where t.user_id = w.user_id and t.id = w.id returning t.*
        ), planned as (
          select s.user_id, s.id, s.template -> 'splits' as splits, template_in_category(s.template, ${to}::bigint, ${from}::bigint,
            ${only ? indicesOf('s', only) : sql`null`}) as template
          from schedules s
          where s.user_id = ${userId}
            and s.id in (select schedule_id from schedule_categories where user_id = ${userId} and category_id = ${from}::bigint)
            and (${ids}::bigint[] is null or s.id = any(${ids}::bigint[]))
          order by s.id for update
        ), replanned as (
          update schedules s set template = p.template from planned p where s.user_id = p.user_id and s.id = p.id
        ), moved as (select id, splits from was union all select id, splits from planned
        ), ${totalled}
        select (select coalesce(jsonb_agg(id order by id), '[]') from moved) as ids,
          (select jsonb_object_agg(id, (
              select jsonb_agg(place order by place) from jsonb_array_elements(splits) with ordinality as parts (part, place)
              where (part ->> 'category_id')::bigint = ${from}::bigint))
            from moved where splits is not null) as parts`,
  )
  return oneOf(rows)
}

const indicesOf = (row: 't' | 's', { parts }: Content) =>
  sql`coalesce(${JSON.stringify(parts ?? {})}::jsonb -> ${raw(row)}.id::text, '[]')`
