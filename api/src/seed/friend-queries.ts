import sql from 'sql-template-tag'
import { oneOf, type Queryable } from '../database/database'
import { stateOf } from '../instalments/queries'
import type { SamplePayback, SamplePlan } from './sample-friends'

/** Ties each refund of that description to the share that it pays back. */
export async function tieSamplePaybacks(
  db: Queryable,
  userId: number,
  paybacks: SamplePayback[],
): Promise<void> {
  await db.query(
    sql`insert into paybacks (user_id, record_id, transaction_id, name)
        select t.user_id, r.id, t.id, n.name
        from jsonb_to_recordset(${JSON.stringify(paybacks)}::jsonb) as n (description text, name text)
          join transactions t on t.user_id = ${userId} and t.description = n.description and t.shares is not null
          join transactions r on r.user_id = t.user_id and r.description = n.description and r.is_refund`,
  )
}

/** Adds a plan for the sample transactions of its name, with an activity and an audit record. Answers its id. */
export async function addSamplePlan(db: Queryable, userId: number, plan: SamplePlan): Promise<number> {
  const { name, amount, count, first_due, books, created_at } = plan
  const { rows } = await db.query<{ id: number }>(
    sql`with p as (
          insert into instalments (user_id, name, amount, count, first_due, books, expense_ids, created_at)
          select ${userId}, ${name}, ${amount}::numeric, ${count}::integer, ${first_due}::date, ${books},
            array(select id from transactions where user_id = ${userId} and description = ${name} order by id),
            ${created_at}::timestamptz
          returning *
        ), activity as (
          insert into activities (user_id, type, date, subject, record_id, after)
          select user_id, 'Add instalments', created_at, 'instalments', id, ${stateOf} from p
        ), audited as (
          insert into audit (user_id, action, timestamp) select user_id, 'Add instalments', created_at from p
        )
        select id from p`,
  )
  return oneOf(rows).id
}
