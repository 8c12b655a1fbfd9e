import sql from 'sql-template-tag'
import type { Queryable } from '../platform/database/database'

/** A small batch, so that rows are locked only briefly. */
const MOST_TRIMMED = 500

/**
 * Removes the record states (`before` and `after`) from activities older than two years. These
 * activities can then no longer be undone. The audit log does not change.
 */
export async function trimActivities(db: Queryable, isStopped = () => false): Promise<void> {
  while (!isStopped() && (await trimOldest(db)) === MOST_TRIMMED);
}

async function trimOldest(db: Queryable): Promise<number> {
  const { rows } = await db.query(
    sql`with old as (
          select user_id, id from activities
          where line is null and (before is not null or after is not null) and date < now() - interval '2 years'
          order by date limit ${MOST_TRIMMED} for update skip locked
        )
        update activities a
        set line = jsonb_strip_nulls(jsonb_build_object(
            'name', coalesce(a.after, a.before) -> 'name', 'description', coalesce(a.after, a.before) -> 'description',
            'amount', case when a.subject in ('transfer', 'goal_move') then coalesce(a.after, a.before) -> 'amount' end)),
          before = null, after = null, moved = null, moved_parts = null, moved_to = null, moved_budgets = null,
          moved_opening = null
        from old where a.user_id = old.user_id and a.id = old.id returning a.id`,
  )
  return rows.length
}

export async function removeActivity(db: Queryable, userId: number, id: number): Promise<boolean> {
  const { rows } = await db.query(
    sql`with gone as (delete from activities where user_id = ${userId} and id = ${id} returning user_id)
        insert into audit (user_id, action) select user_id, 'Delete activity' from gone returning user_id`,
  )
  return rows.length > 0
}
