import type { RecordsQuery, TransferRow } from '@pundi/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../platform/database/database'
import type { Page } from '../platform/http/page'
import { changesOf } from '../platform/caller/change-count-queries'
import { conditionsOnRows } from '../transactions/list/filter-queries'
import { firstRows, inOrder, type PageStart } from '../transactions/list/queries'
import { readSearch } from '../ledger/read-search'
import { contains, hasTerms } from '../transactions/list/search-queries'
import { selected } from './queries'
import type { RecordReader } from '../ledger/reader'

export const transferConditions = [
  ...(['wallet_id', 'min_amount', 'max_amount', 'date_range', 'time_zone'] as const),
  ...(['from', 'to', 'planned', 'search'] as const),
]

type Known = (typeof transferConditions)[number]

export type TransferFilter = { other_wallet_id?: string | undefined } & Pick<RecordsQuery, Known> &
  Partial<Record<Exclude<keyof RecordsQuery, Known>, never>>

export type TransferPage = Page<TransferRow> & { changes: number }

/** Returns up to `limit` + 1 rows; the extra row shows that there is a next page. */
export async function listTransfers(
  db: Queryable,
  reader: RecordReader,
  filter: TransferFilter,
  start: PageStart,
  limit: number,
): Promise<TransferPage> {
  const matches = matchesOf(reader, filter)
  // Reads the count of changes before the rows. If something changes in between, the next request
  // sees a higher count.
  const counted = await db.query<{ total: number; changes: number }>(
    sql`select count(*) as total, ${changesOf(sql`${reader.id}`)} as changes from ${matches}`,
  )
  const rows = await listSomeTransfers(db, reader, filter, start, limit + 1)
  return { rows, ...oneOf(counted.rows) }
}

export async function listSomeTransfers(
  db: Queryable,
  reader: RecordReader,
  filter: TransferFilter,
  start: PageStart,
  size: number,
): Promise<TransferRow[]> {
  const matches = matchesOf(reader, filter)
  const { rows } = await db.query<TransferRow>(
    sql`select ${selected}, 'transfer' as type
        from (${firstRows(matches, start, size - 1)}) t
          left join transactions f on f.user_id = t.user_id and f.id = t.fee_id
        ${inOrder(start)}`,
  )
  return rows
}

function matchesOf({ id, today }: RecordReader, filter: TransferFilter): Sql {
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

const isFound = (userId: number, search: string) =>
  hasTerms(
    readSearch(search),
    word => sql`(${contains(sql`t.description`, word)}
      or array[t.from_wallet_id, t.to_wallet_id] && array(select id from wallets
        where user_id = ${userId} and ${contains(sql`name`, word)}))`,
    amount => sql`t.amount between ${amount?.from ?? null}::numeric and ${amount?.to ?? null}::numeric`,
  )
