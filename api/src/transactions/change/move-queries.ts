import sql from 'sql-template-tag'
import type { Rebooked } from '../../ledger/after-booking'
import { logged, totalled } from '../../ledger/booking-queries'
import { oneOf, type Queryable } from '../../platform/database/database'

type Moved = { activity_ids: number[]; changes: Rebooked[]; is_known: boolean; is_fitting: boolean }

/**
 * Moves all transactions to another category, or none. Moves none if a transaction has another type
 * (`is_fitting` is false), or if the category is another user's (`is_known` is false). Split
 * transactions move with all their parts. Unchanged transactions are not logged.
 */
export async function moveTransactions(
  db: Queryable,
  userId: number,
  ids: number[],
  categoryId: number,
): Promise<Moved> {
  const { rows } = await db.query<Moved>(
    sql`with c as (
          select id, type from categories where user_id = ${userId} and id = ${categoryId} for key share
        ), found as (
          select t.* from transactions t
          where t.user_id = ${userId} and t.id = any(${ids}::bigint[]) and (select count(*) from c) > 0
          order by t.id for update
        ), misfit as (select f.id from found f, c where f.type <> c.type
        ), was as (
          select f.* from found f, c
          where (f.category_id <> c.id or f.splits <> parts_in(f.splits, c.id)) and not exists (select from misfit)
        ), became as (
          update transactions t
          set category_id = case when t.splits is null then c.id end, splits = parts_in(t.splits, c.id)
          from was w, c where t.user_id = w.user_id and t.id = w.id returning t.*
        ), ${logged('Change transaction')}, ${totalled}
        select (select coalesce(jsonb_agg(id order by id), '[]') from activity) as activity_ids,
          (select coalesce(jsonb_agg(jsonb_build_object('before', before, 'after', after)), '[]')
            from changes) as changes,
          exists (select from c) as is_known, not exists (select from misfit) as is_fitting`,
  )
  return oneOf(rows)
}
