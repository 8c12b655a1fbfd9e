import type { MoneyRecord, RecordsQuery } from '@pundi/contract'
import type { Queryable } from '../platform/database/database'
import { inBatches } from '../platform/http/files/in-batches'
import {
  listSomeTransfers,
  listTransfers,
  transferConditions,
  type TransferFilter,
} from '../transfers/list-queries'
import {
  listSome,
  listTransactions,
  type Order,
  type PageStart,
  type TransactionPage,
} from '../transactions/list/queries'
import type { RecordReader } from '../ledger/reader'

export type RecordFilter = Omit<RecordsQuery, 'with' | 'sort' | 'limit' | 'cursor'>

export function filterOfTransfers(filter: RecordFilter): TransferFilter | undefined {
  const { type = 'transfer', ...others } = filter
  const names = Object.keys(others) as (keyof typeof others)[]
  const isKnown = (name: string) => transferConditions.some(known => known === name)
  const isOfTransactions = names.some(name => others[name] !== undefined && !isKnown(name))
  if (type !== 'transfer' || isOfTransactions || others.wallet_id === 'none') return undefined
  return Object.fromEntries(transferConditions.map(name => [name, others[name]]))
}

/**
 * `transfers`: the number of transfers in the whole list. `changes`: the user's count of changes at
 * the time of the read.
 */
export type RecordPage = Omit<TransactionPage, 'rows'> & { rows: MoneyRecord[]; transfers: number }

/**
 * Transactions and transfers take their ids from one sequence, so ids are unique in the merged
 * list. Returns up to `limit` + 1 rows; the extra row shows that there is a next page.
 */
export async function listRecords(
  db: Queryable,
  reader: RecordReader,
  filter: RecordFilter,
  start: PageStart,
  limit: number,
): Promise<RecordPage> {
  const { type, ...others } = filter
  const ofTransfers = filterOfTransfers(filter)
  const [transactions, transfers] = await Promise.all([
    type === 'transfer' ? none : listTransactions(db, reader, { ...others, type }, start, limit),
    ofTransfers ? listTransfers(db, reader, ofTransfers, start, limit) : none,
  ])
  const { income, expense, balance, is_shared } = transactions
  return {
    rows: merge([transactions.rows, transfers.rows], start.order, limit + 1),
    total: transactions.total + transfers.total,
    transfers: transfers.total,
    ...{ income, expense, balance, is_shared },
    // If something changes between the two reads, only one read sees the change. The ETag is made
    // from the lower count of changes. So a later answer has another ETag, and the server never
    // confirms this mixed answer by 304.
    changes: Math.min(transactions.changes, transfers.changes),
  }
}

export const listRecordsInBatches = (
  db: Queryable,
  reader: RecordReader,
  filter: RecordFilter,
  { order, isWithTransfers }: { order: Order; isWithTransfers: boolean },
): AsyncGenerator<MoneyRecord[]> =>
  inBatches<MoneyRecord>(async (last, size) => {
    const { type, ...others } = filter
    const ofTransfers = isWithTransfers && filterOfTransfers(filter)
    const start = { order, after: last && cursorOf(last, order) }
    const both = await Promise.all([
      type === 'transfer' ? [] : listSome(db, reader, { ...others, type }, start, size),
      ofTransfers ? listSomeTransfers(db, reader, ofTransfers, start, size) : [],
    ])
    return merge(both, order, size)
  })

const sums = { income: '0.00', expense: '0.00', balance: '0.00' }
const none = { rows: [], total: 0, ...sums, changes: Infinity, is_shared: false }

export function cursorOf(row: MoneyRecord, order: Order): [string, number] {
  const day = row.type === 'transfer' ? row.transfer_date : row.transaction_date
  return [order === 'date' || order === '-date' ? day : row.amount, row.id]
}

function merge(lists: MoneyRecord[][], order: Order, size: number): MoneyRecord[] {
  const direction = order.startsWith('-') ? -1 : 1
  const keyOf = (row: MoneyRecord) => ({ row, cursor: cursorOf(row, order) })
  return lists
    .flat()
    .map(keyOf)
    .sort((one, other) => direction * compare(one.cursor, other.cursor))
    .slice(0, size)
    .map(({ row }) => row)
}

/**
 * Compares sort keys as text; a longer key comes later. A key is a date or an amount. All dates
 * have ten characters. All amounts have two decimals, so a longer amount is larger.
 */
function compare([key, id]: [string, number], [otherKey, otherId]: [string, number]): number {
  if (key.length !== otherKey.length) return key.length - otherKey.length
  if (key !== otherKey) return key < otherKey ? -1 : 1
  return id - otherId
}
