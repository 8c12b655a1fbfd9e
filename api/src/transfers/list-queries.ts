import type { RecordsQuery, TransferRow } from '@pundi/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../database/database'
import type { Page } from '../http/page'
import { changesOf } from '../transactions/list/count-queries'
import { conditionsOnRows, type Reader } from '../transactions/list/filter-queries'
import { firstRows, inOrder, type Place } from '../transactions/list/queries'
import { readSearch } from '../transactions/list/read-search'
import { contains, hasTerms } from '../transactions/list/search-queries'
import { selected } from './queries'

type Known =
  | 'wallet_id'
  | 'min_amount'
  | 'max_amount'
  | 'date_range'
  | 'time_zone'
  | 'from'
  | 'to'
  | 'planned'
  | 'search'

/** A filter by what transfers know: it cannot have another condition of `listRecords`. */
export type TransferFilter = { other_wallet_id?: string | undefined } & Pick<RecordsQuery, Known> &
  Partial<Record<Exclude<keyof RecordsQuery, Known>, never>>

/** A page, and the number of changes from which it holds. */
export type TransferPage = Page<TransferRow> & { changes: number }

/** A page of the transfers that a filter keeps: one row more than `limit` if there is a next page. */
export async function listTransfers(
  db: Queryable,
  reader: Reader,
  filter: TransferFilter,
  place: Place,
  limit: number,
): Promise<TransferPage> {
  const matches = matchesOf(reader, filter)
  // Before the rows: what changes in between makes the number of changes another one.
  const counted = await db.query<{ total: number; changes: number }>(
    sql`select count(*) as total, ${changesOf(sql`${reader.id}`)} as changes from ${matches}`,
  )
  const rows = await listSomeTransfers(db, reader, filter, place, limit + 1)
  return { rows, ...oneOf(counted.rows) }
}

/** The first rows beyond a place, `size` at most, as rows of a list of transactions too. */
export async function listSomeTransfers(
  db: Queryable,
  reader: Reader,
  filter: TransferFilter,
  place: Place,
  size: number,
): Promise<TransferRow[]> {
  const matches = matchesOf(reader, filter)
  const { rows } = await db.query<TransferRow>(
    sql`select ${selected}, 'transfer' as type
        from (${firstRows(matches, place, size - 1)}) t
          left join transactions f on f.user_id = t.user_id and f.id = t.fee_id
        ${inOrder(place)}`,
  )
  return rows
}

/** The rows `t` that the filter keeps. Their date has the name that it has in transactions, too. */
function matchesOf({ id, today }: Reader, filter: TransferFilter): Sql {
  const { wallet_id, other_wallet_id, planned, search, ...others } = filter
  const conditions = [
    sql`t.user_id = ${id}`,
    ...conditionsOnRows(others),
    ...[wallet_id, other_wallet_id].flatMap(id => (id === undefined ? [] : [isInWallet(id)])),
    ...(planned === undefined ? [] : [conditionOnDay[planned](today)]),
    ...(search === undefined ? [] : [isFound(id, search)]),
  ]
  return sql`(select x.*, x.transfer_date as transaction_date from transfers x) t
    where ${join(conditions, ' and ')}`
}

const isInWallet = (id: string) => sql`(t.from_wallet_id = ${id}::bigint or t.to_wallet_id = ${id}::bigint)`

const conditionOnDay = {
  without: (today: string) => sql`t.transfer_date <= ${today}::date`,
  only: (today: string) => sql`t.transfer_date > ${today}::date`,
}

/** True if every term of a search is in the description, the name of a wallet, or the amount. */
const isFound = (userId: number, search: string) =>
  hasTerms(
    readSearch(search),
    word => sql`(${contains(sql`t.description`, word)}
      or array[t.from_wallet_id, t.to_wallet_id] && array(select id from wallets
        where user_id = ${userId} and ${contains(sql`name`, word)}))`,
    amount => sql`t.amount between ${amount?.from ?? null}::numeric and ${amount?.to ?? null}::numeric`,
  )
