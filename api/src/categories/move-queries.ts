import sql, { raw } from 'sql-template-tag'
import { oneOf, type Queryable } from '../database/database'
import { totalled } from '../transactions/change/booking-queries'

/** Transactions and schedules that were moved; of those that are split, the places of the parts that were. */
export type Content = { ids: number[]; parts: Record<string, number[]> | null }

type Way = { from: number; to: number; only?: Content }

/**
 * Moves a category's transactions and schedules, and the parts of others that are in it, to another one, with their
 * totals; or those of `only`. Answers which; logs nothing.
 */
export async function moveContent(
  client: Queryable,
  userId: number,
  { from, to, only }: Way,
): Promise<Content> {
  // All rows must move in one statement. A hundred thousand take longer than the usual timeout allows.
  await client.query({ text: "set local statement_timeout = '60s'" })
  const ids = only?.ids ?? null
  const places = only ? placesOf('t', only) : sql`null`
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
            splits = parts_in(t.splits, ${to}::bigint, ${from}::bigint, ${places})
          from was w where t.user_id = w.user_id and t.id = w.id returning t.*
        ), planned as (
          select s.user_id, s.id, s.template -> 'splits' as splits, template_in_category(s.template, ${to}::bigint, ${from}::bigint,
            ${only ? placesOf('s', only) : sql`null`}) as template
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

/** The places of the parts of a row that are meant. */
const placesOf = (row: 't' | 's', { parts }: Content) =>
  sql`coalesce(${JSON.stringify(parts ?? {})}::jsonb -> ${raw(row)}.id::text, '[]')`
