import {
  type Currency,
  firstDueOf,
  type InstalmentsBody,
  isDebt,
  listDue,
  type WalletKind,
} from '@pundi/contract'
import sql from 'sql-template-tag'
import type { LoggedState } from '../ledger/undo/logged-states'
import { listNames, listValues, rowsOf, valuesOf } from '../platform/database/compose-statement'
import { oneOf, type Queryable } from '../platform/database/database'
import { keyed, type Repeat } from '../platform/idempotency/queries'
import { activityIds, type Logged, logged, none, totalled, walletsTotalled } from '../ledger/booking-queries'
import { storedMonthDay } from '../ledger/columns/column-queries'
import { rowTypes, stateOf } from './queries'

export async function isDebtWallet(db: Queryable, userId: number, id: number): Promise<boolean> {
  const { rows } = await db.query<{ kind: WalletKind }>(
    sql`select kind from wallets where user_id = ${userId} and id = ${id}`,
  )
  return rows[0] !== undefined && isDebt(rows[0].kind)
}

/**
 * Returns undefined if the category is not an expense category of the user. The constraint
 * transactions_in_wallet refuses another user's wallet.
 */
export async function addInstalments(
  db: Queryable,
  { id: userId, currency }: { id: number; currency: Currency },
  body: InstalmentsBody,
  repeat?: Repeat,
): Promise<Logged<{ id: number }> | undefined> {
  const { name, amount, count, month_day, books, date, wallet_id, category_id } = body
  const first_due = firstDueOf(body)
  const booked =
    books === 'at_once' ? [{ amount, due_date: date }] : listDue({ ...body, first_due, currency })
  const rows = booked.map((row, place) => ({ ...row, place }))
  const added = await db.query<{ answer: Logged<{ id: number }> }>(
    sql`with c as (
          select user_id, id, type from categories
          where user_id = ${userId} and id = ${category_id} and type = 'expense' for key share
        ), was as ${none}, became as (
          insert into transactions (user_id, type, category_id, amount, description, transaction_date, wallet_id)
          select c.user_id, c.type, c.id, n.amount, ${name}, n.due_date, ${wallet_id}
          from c, ${rowsOf(rows, 'n', { amount: 'numeric', due_date: 'date', place: 'integer' })}
          order by n.place returning *
        ), ${logged('Add transaction')}, ${totalled}, ${walletsTotalled()},
        planned as (
          insert into instalments (user_id, name, amount, count, first_due, month_day, books, expense_ids)
          select c.user_id, ${name}, ${amount}::numeric, ${count}::integer, ${first_due}::date,
            ${storedMonthDay(month_day)}::jsonb, ${books}, (select array_agg(id order by id) from became)
          from c returning *
        ), plan_logged as (
          insert into activities (user_id, type, subject, record_id, after)
          select user_id, 'Add instalments', 'instalments', id, ${stateOf} from planned p returning id
        ), plan_audited as (insert into audit (user_id, action) select user_id, 'Add instalments' from planned
        ), answered as (
          select jsonb_build_object('id', id,
            'activity_ids', ${activityIds} || (select to_jsonb(id) from plan_logged)) as answer from planned
        )${keyed(userId, repeat)}
        select answer from answered`,
  )
  return added.rows[0]?.answer
}

export async function removePlan(client: Queryable, userId: number, id: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    sql`with gone as (delete from instalments where user_id = ${userId} and id = ${id} returning *
        ), audited as (insert into audit (user_id, action) select user_id, 'Delete instalments' from gone)
        insert into activities (user_id, type, subject, record_id, before)
        select user_id, 'Delete instalments', 'instalments', id, ${stateOf} from gone p returning id`,
  )
  return oneOf(rows).id
}

/**
 * Returns undefined if the plan already exists. The plan's expenses and payments are restored by
 * their own entries.
 */
export async function bringBackInstalments(
  client: Queryable,
  userId: number,
  { wanted }: { wanted: LoggedState },
): Promise<number | undefined> {
  const values = valuesOf(rowTypes, { ...wanted, month_day: storedMonthDay(wanted.month_day) })
  const { rows } = await client.query<{ id: number }>(
    sql`with added as (
          insert into instalments (user_id, ${listNames(values)}, expense_ids) overriding system value
          values (${userId}, ${listValues(values)}, ${wanted.expense_ids ?? []}::bigint[])
          on conflict (user_id, id) do nothing returning *
        ), audited as (insert into audit (user_id, action) select user_id, 'Restore instalments' from added)
        insert into activities (user_id, type, subject, record_id, after)
        select user_id, 'Restore instalments', 'instalments', id, ${stateOf} from added p returning id`,
  )
  return rows[0]?.id
}
