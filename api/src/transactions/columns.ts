import type { Transaction, TransactionBody } from '@pundi/contract'
import { namesOf, type SqlType } from '../database/compose-statement'
import type { Cell } from '../http/files/write-csv'
import type { MessageId, Say } from '../messages/say'

type Column = {
  sqlType: SqlType
  /** The column of the category that it is copied from, if it is not taken from the body. */
  ofCategory?: 'id' | 'type'
  /** A body that says nothing of it leaves it as it is: clients from before do not know it. */
  isOptional?: true
  /** Its own number in the version, which must never change; null if another column of the version implies it. */
  version: number | null
  /** Its heading and cell in the exported file; null if the file does not contain it. */
  csv: { heading: MessageId; cell: (transaction: Transaction, say: Say) => Cell } | null
}

/**
 * The columns of a transaction that users write, in the order of the CSV file. This list defines the insert, the
 * change, whether a change differs, the version, the state in the log, what is restored, and the exported file
 * (column-queries.ts, activities/restore/restore-queries.ts, export/). The contract defines which columns are answered,
 * and to whom: `transaction`, `recordState` and, for administrators, `adminTransaction`.
 *
 * A new column must be nullable. Older rows, tags and log entries do not have it and stay valid: the version leaves
 * nulls out, and in the log a missing value counts as null.
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
  wallet_id: { sqlType: 'bigint', isOptional: true, version: 5, csv: null },
  is_refund: { sqlType: 'boolean', isOptional: true, version: 6, csv: null },
  tags: { sqlType: 'text[]', isOptional: true, version: 7, csv: null },
  splits: { sqlType: 'jsonb', isOptional: true, version: 8, csv: null },
  shares: { sqlType: 'jsonb', isOptional: true, version: 9, csv: null },
  amount: {
    sqlType: 'numeric',
    version: 1,
    // Below zero where it lowers the total of its type: so the cells add up to it.
    csv: {
      heading: 'Amount',
      cell: ({ amount, is_refund }) => ({ decimal: is_refund ? `-${amount}` : amount }),
    },
  },
} as const satisfies Record<keyof TransactionBody, Column>

export type ColumnName = keyof typeof columns

export const columnNames = namesOf(columns)

/** A column's description, typed with its optional fields. */
export const columnOf = (name: ColumnName): Column => columns[name]
