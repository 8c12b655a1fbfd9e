import sql from 'sql-template-tag'
import { rulesWritten } from '../budgets/change-queries'
import type { Kept } from '../budgets/queries'
import { rowsOf } from '../database/compose-statement'
import type { Queryable } from '../database/database'

/** Adds sample budgets to categories that have none, with activities and audit records of the day they hold from. */
export async function addSampleBudgets(db: Queryable, userId: number, budgets: Kept[]): Promise<void> {
  const entries = budgets.map(after => ({
    ...{ record_id: after.id, before: { ...after, budgets: [] }, after },
    date: after.budgets[0]?.from_period,
  }))
  const types = { record_id: 'bigint', before: 'jsonb', after: 'jsonb', date: 'timestamptz' } as const
  await db.query(
    sql`with ${rulesWritten(userId, budgets)}, activity as (
          insert into activities (user_id, type, date, subject, record_id, before, after)
          select ${userId}, 'Set budget', date, 'budget', record_id, before, after
          from ${rowsOf(entries, 'n', types)} returning user_id, type, date
        )
        insert into audit (user_id, action, timestamp) select user_id, type, date from activity`,
  )
}
