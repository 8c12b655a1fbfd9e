import type { Transaction, TransactionBody } from '@pundi/contract'
import { namesOf, type SqlType } from '../database/compose-statement'
import type { Cell } from '../http/files/write-csv'
import type { MessageId, Say } from '../messages/say'

type Column = {
  sqlType: SqlType
  /** The column of its category that it is copied from, where it is not the body that says it. */
  ofCategory?: 'id' | 'type'
  /** Its place among those that the version is made of, which must never change; null where another one says it too. */
  version: number | null
  /** Its heading in the file of all transactions, and its cell; null where it is not in the file. */
  csv: { heading: MessageId; cell: (transaction: Transaction, say: Say) => Cell } | null
}

/**
 * What people write of a transaction, every column once, in the order of the CSV file. From this list come the insert,
 * the change and whether it changes anything, the version, the state that the log keeps, what is brought back, and the
 * file (column-queries.ts, activities/restore-queries.ts, export/). Who reads it elsewhere is the contract's to say:
 * `transaction`, `recordState` and, for administrators, `adminTransaction`.
 *
 * A new column is nullable. Rows, tags and entries of the log from before it hold nothing there and stay valid:
 * the version leaves nulls out, and the log takes what is missing for null.
 */
const columns = {
  transaction_date: {
    sqlType: 'date',
    version: 3,
    csv: { heading: 'Date', cell: ({ transaction_date }) => transaction_date },
  },
  type: {
    sqlType: 'text',
    ofCategory: 'type',
    version: null,
    csv: { heading: 'Type', cell: ({ type }, say) => say(type) },
  },
  category_id: {
    sqlType: 'bigint',
    ofCategory: 'id',
    version: 2,
    csv: { heading: 'Category', cell: ({ category }) => category.name },
  },
  description: {
    sqlType: 'text',
    version: 4,
    csv: { heading: 'Description', cell: ({ description }) => description },
  },
  amount: {
    sqlType: 'numeric',
    version: 1,
    csv: { heading: 'Amount', cell: ({ amount }) => ({ decimal: amount }) },
  },
} as const satisfies Record<keyof TransactionBody, Column>

export type ColumnName = keyof typeof columns

export const columnNames = namesOf(columns)

/** Each column's own description, with what few of them have left open. */
export const columnOf = (name: ColumnName): Column => columns[name]
