import type { Category } from '@pundi/contract'
import sql from 'sql-template-tag'
import { selected } from '../categories/queries'
import { columnsOf, listNames, listValues, namesOf, rowsOf } from '../platform/database/compose-statement'
import { oneOf, type Queryable } from '../platform/database/database'
import { linesOf, none, walletsTotalled } from '../ledger/booking-queries'
import { flowOf, stateOf, writtenTypes } from '../ledger/columns/column-queries'
import { rulesWritten } from '../budgets/write-queries'
import type { LoggedBudget } from '../budgets/queries'
import { stateOf as instalmentsState } from '../instalments/queries'
import type { SamplePayback, SampleInstalments } from './sample-friends'
import { moveStateOf, moveTypes, rowTypes, stateOf as goalState } from '../goals/queries'
import type { Sample } from './sample-bills'
import type { SampleGoal, WalletKey } from './sample-wallets'

const sampleTypes = { ...writtenTypes, created_at: 'timestamptz' } as const

const countBy = async (db: Queryable, where = sql`true`) => {
  const { rows } = await db.query<{ count: number }>(sql`select count(*) as count from users where ${where}`)
  return oneOf(rows).count
}

export const countUsers = (db: Queryable) => countBy(db)
export const countAdmins = (db: Queryable) => countBy(db, sql`role = 'admin'`)

export async function proveAdmin(db: Queryable, email: string): Promise<void> {
  await db.query(
    sql`update users set email_verified_at = now()
        where lower(email) = lower(${email}) and role = 'admin' and email_verified_at is null`,
  )
}

export async function listOwnCategories(db: Queryable, userId: number): Promise<Category[]> {
  const { rows } = await db.query<Category>(
    sql`select ${selected} from categories c where c.user_id = ${userId}`,
  )
  return rows
}

export async function addSamples(db: Queryable, userId: number, samples: Sample[]): Promise<void> {
  const values = columnsOf('s', namesOf(sampleTypes))
  await db.query(
    sql`with t as (
          insert into transactions (user_id, ${listNames(values)})
          select ${userId}, ${listValues(values)} from ${rowsOf(samples, 's', sampleTypes)}
          order by s.created_at
          returning *
        ), signed as (
          select user_id, id, created_at, ${flowOf('t')} as amount,
            ${stateOf('t')} as after from t
        ), activity as (
          insert into activities (user_id, type, amount, date, subject, record_id, after)
          select user_id, 'Add transaction', amount, created_at, 'transaction', id, after
          from signed order by created_at
        ), audited as (
          insert into audit (user_id, action, timestamp)
          select user_id, 'Add transaction', created_at from signed order by created_at
        ), was as ${none}, became as (select * from t), ${walletsTotalled()}
        insert into monthly_totals (user_id, month, type, category_id, total, count)
        select user_id, date_trunc('month', transaction_date), type, category_id, sum(total), sum(count)
        from (${linesOf('t')}) line group by user_id, date_trunc('month', transaction_date), type, category_id`,
  )
}

export async function addSampleBudgets(
  db: Queryable,
  userId: number,
  budgets: LoggedBudget[],
): Promise<void> {
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

export async function addSampleInstalments(
  db: Queryable,
  userId: number,
  plan: SampleInstalments,
): Promise<number> {
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
          select user_id, 'Add instalments', created_at, 'instalments', id, ${instalmentsState} from p
        ), audited as (
          insert into audit (user_id, action, timestamp) select user_id, 'Add instalments', created_at from p
        )
        select id from p`,
  )
  return oneOf(rows).id
}

export async function addSampleGoal(
  db: Queryable,
  userId: number,
  { wallet, moves, ...sample }: SampleGoal,
  wallets: Map<WalletKey, number>,
): Promise<void> {
  const { id: _, ...types } = rowTypes
  const values = columnsOf('n', namesOf(types))
  const { rows } = await db.query<{ id: number }>(
    sql`with g as (
          insert into goals (user_id, ${listNames(values)})
          select ${userId}, ${listValues(values)}
          from ${rowsOf([{ ...sample, wallet_id: wallets.get(wallet) }], 'n', types)} returning *
        ), activity as (
          insert into activities (user_id, type, date, subject, record_id, after)
          select user_id, 'Add goal', created_at, 'goal', id, ${goalState('g')} from g
        ), audited as (
          insert into audit (user_id, action, timestamp) select user_id, 'Add goal', created_at from g
        )
        select id from g`,
  )
  const goal_id = oneOf(rows).id
  const { id: __, ...typesOfMove } = moveTypes
  const moved = columnsOf('n', namesOf(typesOfMove))
  const added = moves.map(move => ({ ...move, goal_id }))
  await db.query(
    sql`with m as (
          insert into goal_moves (user_id, ${listNames(moved)})
          select ${userId}, ${listValues(moved)} from ${rowsOf(added, 'n', typesOfMove)} returning *
        ), activity as (
          insert into activities (user_id, type, date, subject, record_id, after)
          select user_id, 'Add goal move', created_at, 'goal_move', id, ${moveStateOf(sql`${sample.name}::text`)}
          from m order by id
        )
        insert into audit (user_id, action, timestamp)
        select user_id, 'Add goal move', created_at from m order by id`,
  )
}
