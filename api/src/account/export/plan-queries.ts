import sql from 'sql-template-tag'
import { rulesOf } from '../../budgets/queries'
import type { Queryable } from '../../platform/database/database'
import { selected as selectedOfGoal, selectedOfMove } from '../../goals/queries'
import { inBatches } from '../../platform/http/files/in-batches'
import { selected as selectedOfSchedule } from '../../schedules/queries'
import type { List } from './queries'

export const listGoals = (db: Queryable, userId: number) =>
  inBatches<List<'goals'>>(async (last, size) => {
    const { rows } = await db.query<List<'goals'>>(
      sql`select ${selectedOfGoal} from goals g
          where g.user_id = ${userId} and g.id > ${last?.id ?? 0} order by g.id limit ${size}`,
    )
    return rows
  })

export const listSchedules = (db: Queryable, userId: number) =>
  inBatches<List<'schedules'>>(async (last, size) => {
    const { rows } = await db.query<List<'schedules'>>(
      sql`select ${selectedOfSchedule} from schedules s
          where s.user_id = ${userId} and s.id > ${last?.id ?? 0} order by s.id limit ${size}`,
    )
    return rows
  })

export const listGoalMoves = (db: Queryable, userId: number) =>
  inBatches<List<'goal_moves'>>(async (last, size) => {
    const { rows } = await db.query<List<'goal_moves'>>(
      sql`select ${selectedOfMove} from goal_moves m
          where m.user_id = ${userId} and m.id > ${last?.id ?? 0} order by m.id limit ${size}`,
    )
    return rows
  })

export const listBudgets = (db: Queryable, userId: number) =>
  inBatches<List<'budgets'>>(async (last, size) => {
    const { rows } = await db.query<List<'budgets'>>(
      sql`select b.category_id, ${rulesOf} as budgets from budgets b
          where b.user_id = ${userId} and b.category_id > ${last?.category_id ?? 0}
          group by b.category_id order by b.category_id limit ${size}`,
    )
    return rows
  })

export const listScheduleDays = (db: Queryable, userId: number) =>
  inBatches<List<'schedule_days'>>(async (last, size) => {
    const { rows } = await db.query<List<'schedule_days'>>(
      sql`select schedule_id, due_on, state, record_id, created_at from schedule_days
          where user_id = ${userId} and state in ('booked', 'skipped')
            and (schedule_id, due_on) > (${last?.schedule_id ?? 0}::bigint, ${last?.due_on ?? '0001-01-01'}::date)
          order by schedule_id, due_on limit ${size}`,
    )
    return rows
  })

export const listOpenDays = (db: Queryable, userId: number) =>
  inBatches<List<'open_days'>>(async (last, size) => {
    const { rows } = await db.query<List<'open_days'>>(
      sql`select schedule_id, due_on, record_id, state = 'waiting' as is_waiting, created_at from schedule_days
          where user_id = ${userId} and state in ('open', 'waiting')
            and (schedule_id, due_on) > (${last?.schedule_id ?? 0}::bigint, ${last?.due_on ?? '0001-01-01'}::date)
          order by schedule_id, due_on limit ${size}`,
    )
    return rows
  })

export const listReminders = (db: Queryable, userId: number) =>
  inBatches<List<'reminders'>>(async (last, size) => {
    const { rows } = await db.query<List<'reminders'>>(
      sql`select schedule_id, due_on, created_at from reminders
          where user_id = ${userId}
            and (schedule_id, due_on) > (${last?.schedule_id ?? 0}::bigint, ${last?.due_on ?? '0001-01-01'}::date)
          order by schedule_id, due_on limit ${size}`,
    )
    return rows
  })

export const listRefusedProposals = (db: Queryable, userId: number) =>
  inBatches<List<'refused_proposals'>>(async (last, size) => {
    const { rows } = await db.query<List<'refused_proposals'>>(
      sql`select key, created_at from refused_proposals
          where user_id = ${userId} and key > ${last?.key ?? ''} order by key limit ${size}`,
    )
    return rows
  })

export async function listBudgetMarks(db: Queryable, userId: number): Promise<List<'budget_marks'>[]> {
  const { rows } = await db.query<List<'budget_marks'>>(
    sql`select period, category_id, mark, created_at from budget_marks
        where user_id = ${userId} order by period, category_id, mark`,
  )
  return rows
}
