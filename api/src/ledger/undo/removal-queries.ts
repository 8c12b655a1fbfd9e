import sql from 'sql-template-tag'
import type { Queryable } from '../../platform/database/database'
import type { Addition, MovedBudgets } from './logged-states'

/**
 * The removal that was undone when a category or wallet was restored. Undoing the restoration moves
 * `content` to `moved_to` again. `content`: ids of the records that the removal moved, and of the
 * transfers that the removal deleted. `content` is empty if `moved_to` no longer exists.
 */
export type UndoneRemoval = { moved_to: number | null; moved_budgets: MovedBudgets | null; content: number[] }

export async function findUndoneRemoval(
  db: Queryable,
  userId: number,
  { id, subject, record_id }: Addition,
): Promise<UndoneRemoval | undefined> {
  const { rows } = await db.query<UndoneRemoval>(
    sql`select t.id as moved_to, moved_budgets, case when t.id is null then '[]' else coalesce(to_jsonb(moved), '[]')
          || coalesce(jsonb_path_query_array(moved_opening, '$.dropped[*].id'), '[]') end as content
        from activities a left join lateral (
          select id from wallets where user_id = a.user_id and id = a.moved_to and a.subject = 'wallet'
          union all
          select o.id from categories o join categories c on c.user_id = o.user_id and c.type = o.type
          where o.user_id = a.user_id and o.id = a.moved_to and c.id = a.record_id and a.subject = 'category'
        ) t on true
        where user_id = ${userId} and subject = ${subject} and record_id = ${record_id} and a.id < ${id}
          and before is not null and after is null and status = 'Sukses'
        order by a.id desc limit 1`,
  )
  return rows[0]
}
