import sql from 'sql-template-tag'
import { rowsOf } from '../../database/compose-statement'
import type { Queryable } from '../../database/database'

export type Reader = { id: number; time_zone: string; month_start: number }

/** Those who want to be told of their budgets and have set some. */
export async function listReaders(db: Queryable): Promise<Reader[]> {
  const { rows } = await db.query<Reader>(
    sql`select id, time_zone, month_start from users u
        where mails_budgets and status = 'active'
          and exists (select from budgets b where b.user_id = u.id) order by id`,
  )
  return rows
}

export type Passed = { category_id: number; mark: number }

/**
 * Queues one e-mail for all marks that were passed and not told of in this period; none where there is no such mark. Of
 * several servers at once one does: a second row of a mark violates the primary key.
 */
export async function queueMarks(
  db: Queryable,
  userId: number,
  period: string,
  passed: Passed[],
): Promise<void> {
  await db.query(
    sql`with told as (
          insert into budget_marks (user_id, period, category_id, mark)
          select ${userId}::bigint, ${period}::date, category_id, mark
          from ${rowsOf(passed, 'p', { category_id: 'bigint', mark: 'integer' })}
          order by category_id, mark on conflict do nothing returning user_id
        )
        insert into mails (kind, email, language, user_id)
        select 'budget', u.email, coalesce(u.language, 'id'), u.id from users u
        where u.id = ${userId} and u.mails_budgets and exists (select from told)`,
  )
}
