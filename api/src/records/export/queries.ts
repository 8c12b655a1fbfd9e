import sql, { join, raw, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../../platform/database/database'
import { listSomeTransfers } from '../../transfers/list-queries'
import { askedBy, conditionOnCategory, conditionsOf } from '../../transactions/list/filter-queries'
import { filterOfTransfers, type RecordFilter } from '../list-records'
import { type ColumnName, namesIfUsed } from '../../ledger/columns/columns'
import type { RecordReader } from '../../ledger/reader'

export type Traits = { is_planned: boolean; is_split: boolean; is_shared: boolean; used: ColumnName[] }

/**
 * Finds which columns the file needs: whether any matching transaction is planned, split or shared,
 * and which columns of `namesIfUsed` have a value. With transfers, also whether any matching
 * transfer is planned, and whether any transfer of the user is a payback.
 */
export async function findTraits(
  db: Queryable,
  reader: RecordReader,
  filter: RecordFilter,
  isWithTransfers: boolean,
): Promise<Traits> {
  const { type, ...others } = filter
  const isMoved = isWithTransfers && (await hasPlannedTransfer(db, reader, filter))
  const isPaid = isWithTransfers && (await hasPaidFriends(db, reader))
  if (type === 'transfer') return { is_planned: isMoved, is_split: false, is_shared: isPaid, used: [] }
  const asked = askedBy(reader, { ...others, type })
  const exists = (which: Sql) =>
    sql`exists (select from transactions t where ${join([conditionsOf(asked), which], ' and ')})`
  const { rows } = await db.query<Traits>(
    sql`select ${exists(sql`t.transaction_date > ${asked.today}`)} as is_planned,
          ${exists(sql`t.splits is not null`)} as is_split,
          ${exists(sql`t.shares is not null`)} or ${exists(paysBack)} as is_shared,
          array_remove(array[${join(
            namesIfUsed.map(
              name => sql`case when ${exists(sql`t.${raw(name)} is not null`)} then ${name} end`,
            ),
          )}]::text[], null) as used`,
  )
  const found = oneOf(rows)
  return {
    ...found,
    ...{ is_planned: found.is_planned || isMoved, is_shared: found.is_shared || isPaid },
  }
}

const paysBack = sql`exists (select from paybacks p where p.user_id = t.user_id and p.record_id = t.id)`

async function hasPaidFriends(db: Queryable, { id }: RecordReader): Promise<boolean> {
  const { rows } = await db.query(
    sql`select from transfers t where t.user_id = ${id} and ${paysBack} limit 1`,
  )
  return rows.length > 0
}

export async function listPaidFriends(db: Queryable, userId: number): Promise<Map<number, string>> {
  const { rows } = await db.query<{ record_id: number; name: string }>(
    sql`select record_id, name from paybacks where user_id = ${userId}`,
  )
  return new Map(rows.map(({ record_id, name }) => [record_id, name]))
}

export async function listFees(db: Queryable, userId: number): Promise<Map<number, number>> {
  const { rows } = await db.query<{ id: number; fee_id: number }>(
    sql`select t.id, t.fee_id from transfers t join transactions f on f.user_id = t.user_id and f.id = t.fee_id
        where t.user_id = ${userId}`,
  )
  return new Map(rows.map(({ id, fee_id }) => [fee_id, id]))
}

async function hasPlannedTransfer(
  db: Queryable,
  reader: RecordReader,
  filter: RecordFilter,
): Promise<boolean> {
  const ofTransfers = filterOfTransfers(filter)
  if (!ofTransfers || ofTransfers.planned === 'without') return false
  const start = { order: '-date' as const, after: undefined }
  return (await listSomeTransfers(db, reader, { ...ofTransfers, planned: 'only' }, start, 1)).length > 0
}

export const listWalletNames = (db: Queryable, userId: number) => listNames(db, userId, 'wallets')

export const listCategoryNames = (db: Queryable, userId: number) => listNames(db, userId, 'categories')

async function listNames(
  db: Queryable,
  userId: number,
  table: 'wallets' | 'categories',
): Promise<Map<number, string>> {
  const { rows } = await db.query<{ id: number; name: string }>(
    sql`select id, name from ${raw(table)} where user_id = ${userId}`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function listWantedCategories(
  db: Queryable,
  reader: RecordReader,
  { type: _, ...filter }: RecordFilter,
): Promise<Set<number> | undefined> {
  const asked = askedBy(reader, filter)
  const isWanted = conditionOnCategory(asked)
  if (!isWanted) return undefined
  const { rows } = await db.query<{ id: number }>(
    sql`select id from categories where user_id = ${asked.owner} and ${isWanted(sql`id`)}`,
  )
  return new Set(rows.map(({ id }) => id))
}
