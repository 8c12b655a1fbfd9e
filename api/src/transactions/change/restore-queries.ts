import sql, { type Sql } from 'sql-template-tag'
import {
  assign,
  columnsOf,
  listNames,
  listValues,
  namesOf,
  rowsOf,
} from '../../platform/database/compose-statement'
import type { Queryable } from '../../platform/database/database'
import { bookAgain } from '../../ledger/schedule-days/book-again-queries'
import { friendsRenamed, logged, totalled, walletsTotalled } from '../../ledger/booking-queries'
import { rowTypes, stateOf, storedSplits } from '../../ledger/columns/column-queries'
import { columnNames } from '../../ledger/columns/columns'
import type { Step } from '../../ledger/undo/undoable'

export const transactionStates = (userId: number, ids: number[]): Sql => sql`
  (select coalesce(jsonb_agg(${stateOf('t')}), '[]') from transactions t
    where t.user_id = ${userId} and t.id = any(${ids}::bigint[]))`

export async function arePaidBack(db: Queryable, userId: number, ids: number[]): Promise<boolean> {
  const { rows } = await db.query(
    sql`select from paybacks p
        where p.user_id = ${userId} and p.transaction_id = any(${ids}::bigint[]) and (
          exists (select from transactions t where t.user_id = p.user_id and t.id = p.record_id)
          or exists (select from transfers t where t.user_id = p.user_id and t.id = p.record_id))
        limit 1`,
  )
  return rows.length > 0
}

const idsOf = (steps: { wanted: { id: number } }[]) => steps.map(({ wanted }) => wanted.id)

const fits = sql`(n.splits is not null or exists (select from c where c.id = n.category_id and c.type = n.type))
  and not exists (
    select from parts_by_category(n.splits) p
    where not exists (select from c where c.id = p.category_id and c.type = n.type))`

/**
 * Restores transactions and returns the ids of the new activities. Skips a step if its transaction
 * changed since it was read. Also skips it if the category was deleted or has another type. A
 * skipped step has no id.
 */
export async function bringBackTransactions(
  client: Queryable,
  userId: number,
  steps: Step[],
): Promise<number[]> {
  const wanted = steps.map(({ seen, wanted: { splits, ...state } }) => ({
    ...{ ...state, seen },
    ...(splits && { splits: storedSplits(splits) }),
  }))
  const values = columnsOf('n', namesOf(rowTypes))
  const gone = idsOf(steps.filter(({ seen }) => seen === null))
  const { rows } = await bookAgain(client, userId, gone, () =>
    client.query<{ id: number }>(
      sql`with wanted as (
          select * from ${rowsOf(wanted, 'n', { ...rowTypes, seen: 'jsonb' })}
        ), c as (
          select id, type from categories
          where user_id = ${userId} and id in (
            select category_id from wanted
            union all select (part ->> 'category_id')::bigint from wanted, jsonb_array_elements(splits) part
          ) order by id for key share
        ), found as (
          select t.* from transactions t
          where t.user_id = ${userId} and t.id in (select id from wanted) and (select count(*) from c) >= 0
          order by t.id for update
        ), was as (
          select t.* from found t join wanted n on n.id = t.id
          where ${fits} and ${stateOf('t')} - 'name' = n.seen - 'name'
        ), changed as (
          update transactions t set ${assign(columnsOf('n', columnNames))}
          from was w join wanted n on n.id = w.id where t.user_id = w.user_id and t.id = w.id returning t.*
        ), added as (
          insert into transactions (user_id, ${listNames(values)}) overriding system value
          select ${userId}, ${listValues(values)}
          from wanted n
          where ${fits} and n.seen is null and not exists (select from found f where f.id = n.id)
          on conflict (user_id, id) do nothing returning *
        ), became as (select * from changed union all select * from added
        ), ${logged('Restore transaction')}, ${totalled}, ${walletsTotalled()}, ${friendsRenamed}
        select id from activity order by id`,
    ),
  )
  return rows.map(({ id }) => id)
}
