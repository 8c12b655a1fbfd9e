import type { MoneyRecord, RecordsQuery } from '@pundi/contract'
import type { Queryable } from '../../database/database'
import { inBatches } from '../../http/files/in-batches'
import { listSomeTransfers, listTransfers, type TransferFilter } from '../../transfers/list-queries'
import type { Reader } from './filter-queries'
import { listSome, listTransactions, type Order, type Place, type TransactionPage } from './queries'

/** A filter of transactions, and of transfers with them. */
export type RecordFilter = Omit<RecordsQuery, 'with' | 'sort' | 'limit' | 'cursor'>

/** What is left for transfers of a filter; undefined if it keeps none, because it asks for what only transactions have. */
export function filterOfTransfers(filter: RecordFilter): TransferFilter | undefined {
  const { type = 'transfer', category, category_id, tag, ...others } = filter
  const isOfTransactions = [category, category_id, tag].some(value => value !== undefined)
  return type !== 'transfer' || isOfTransactions || others.wallet_id === 'none' ? undefined : others
}

/**
 * A page of transactions and transfers, how many of all are transfers, and the number of changes from which it holds.
 * No sum counts a transfer.
 */
export type RecordPage = Omit<TransactionPage, 'rows'> & { rows: MoneyRecord[]; transfers: number }

/**
 * The page of two lists as one: the first rows of each beyond the place, and of these the first. Ids of both come from
 * one sequence, so the order has no two rows at the same place. One row more than `limit` if there is a next page.
 */
export async function listRecords(
  db: Queryable,
  reader: Reader,
  filter: RecordFilter,
  place: Place,
  limit: number,
): Promise<RecordPage> {
  const { type, ...others } = filter
  const ofTransfers = filterOfTransfers(filter)
  const [transactions, transfers] = await Promise.all([
    type === 'transfer' ? none : listTransactions(db, reader, { ...others, type }, place, limit),
    ofTransfers ? listTransfers(db, reader, ofTransfers, place, limit) : none,
  ])
  const { income, expense, balance } = transactions
  return {
    rows: merge([transactions.rows, transfers.rows], place.order, limit + 1),
    total: transactions.total + transfers.total,
    transfers: transfers.total,
    ...{ income, expense, balance },
    // A change between the two is in one of them alone: then the list is that of the number before it, and never holds.
    changes: Math.min(transactions.changes, transfers.changes),
  }
}

/** All that a filter keeps, in order, in batches; transfers only where they are asked for. */
export const listRecordsInBatches = (
  db: Queryable,
  reader: Reader,
  filter: RecordFilter,
  { order, isWithTransfers }: { order: Order; isWithTransfers: boolean },
): AsyncGenerator<MoneyRecord[]> =>
  inBatches<MoneyRecord>(async (last, size) => {
    const { type, ...others } = filter
    const ofTransfers = isWithTransfers && filterOfTransfers(filter)
    const place = { order, after: last && placeOfRecord(last, order) }
    const both = await Promise.all([
      type === 'transfer' ? [] : listSome(db, reader, { ...others, type }, place, size),
      ofTransfers ? listSomeTransfers(db, reader, ofTransfers, place, size) : [],
    ])
    return merge(both, order, size)
  })

const sums = { income: '0.00', expense: '0.00', balance: '0.00' }
const none = { rows: [], total: 0, ...sums, changes: Infinity }

/** The place of a row in an order. */
export function placeOfRecord(row: MoneyRecord, order: Order): [string, number] {
  const day = row.type === 'transfer' ? row.transfer_date : row.transaction_date
  return [order === 'date' || order === '-date' ? day : row.amount, row.id]
}

/** The first rows of lists that are in the same order. */
function merge(lists: MoneyRecord[][], order: Order, size: number): MoneyRecord[] {
  const direction = order.startsWith('-') ? -1 : 1
  const keyOf = (row: MoneyRecord) => ({ row, place: placeOfRecord(row, order) })
  return lists
    .flat()
    .map(keyOf)
    .sort((one, other) => direction * compare(one.place, other.place))
    .slice(0, size)
    .map(({ row }) => row)
}

/** Days have ten signs each. Of amounts, all of two decimals, the longer one is larger. */
function compare([key, id]: [string, number], [otherKey, otherId]: [string, number]): number {
  if (key.length !== otherKey.length) return key.length - otherKey.length
  if (key !== otherKey) return key < otherKey ? -1 : 1
  return id - otherId
}
