import sql from 'sql-template-tag'
import type { Queryable } from '../database/database'

/** One statement trims so many entries, so that nobody waits for it. */
const MOST_TRIMMED = 500

/**
 * Removes from entries of the log that are older than two years what their records were before and after, and what was
 * moved. Their lines stay as they are, but can no longer be undone. The audit is not changed.
 */
export async function trimActivities(db: Queryable, isStopped = () => false): Promise<void> {
  while (!isStopped() && (await trimOldest(db)) === MOST_TRIMMED);
}

/** Answers how many entries it trimmed. Those that another server holds are left to it. */
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
