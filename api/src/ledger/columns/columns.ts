import type { Transaction, TransactionBody } from '@pundi/contract'
import { namesOf, type SqlType } from '../../platform/database/compose-statement'
import type { Cell } from '../../platform/http/files/write-csv'
import type { MessageId, Say } from '../../platform/messages/say'

type Column = {
  sqlType: SqlType
  ofCategory?: 'id' | 'type'
  /** True if a request may omit the field, as older clients do. The row then keeps its value. */
  isOptional?: true
  /**
   * The server computes a transaction's version from the numbered columns, so a column's number
   * must never change. Null if another column determines this column.
   */
  version: number | null
  /**
   * `isOnlyIfUsed`: the file has this column only if at least one of its transactions has a value.
   */
  csv: {
    heading: MessageId
    cell: (transaction: Transaction, say: Say) => Cell
    isOnlyIfUsed?: true
  } | null
  isSearched?: true
}

/**
 * The columns of a transaction that users write, in the order of the CSV file. All code that
 * inserts, changes, compares, versions, logs, restores or exports transactions uses this list. A
 * new column must be nullable, so that older rows, versions and log entries stay valid: a version
 * ignores columns that are null, and a log entry without the column counts as null. The shapes of
 * answers are in the contract: `transaction`, `recordState` and `adminTransaction`.
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
    isSearched: true,
  },
  wallet_id: { sqlType: 'bigint', isOptional: true, version: 5, csv: null },
  is_refund: { sqlType: 'boolean', isOptional: true, version: 6, csv: null },
  tags: {
    sqlType: 'text[]',
    isOptional: true,
    version: 7,
    csv: { heading: 'Tags', cell: ({ tags = [] }) => tags.join(', '), isOnlyIfUsed: true },
    isSearched: true,
  },
  splits: { sqlType: 'jsonb', isOptional: true, version: 8, csv: null },
  shares: { sqlType: 'jsonb', isOptional: true, version: 9, csv: null },
  place: {
    sqlType: 'text',
    isOptional: true,
    version: 10,
    csv: { heading: 'Place', cell: ({ place = '' }) => place, isOnlyIfUsed: true },
    isSearched: true,
  },
  amount: {
    sqlType: 'numeric',
    version: 1,
    // A refund is negative, because it lowers the total of its type. So the column adds up to the
    // total.
    csv: {
      heading: 'Amount',
      cell: ({ amount, is_refund }) => ({ decimal: is_refund ? `-${amount}` : amount }),
    },
  },
} as const satisfies Record<keyof TransactionBody, Column>

export type ColumnName = keyof typeof columns

export const columnNames = namesOf(columns)

export const columnOf = (name: ColumnName): Column => columns[name]

export type OptionalName = {
  [Name in ColumnName]: (typeof columns)[Name] extends { isOptional: true } ? Name : never
}[ColumnName]

export const optionalNames = columnNames.filter(
  (name): name is OptionalName => columnOf(name).isOptional === true,
)

export const namesIfUsed = columnNames.filter(name => columnOf(name).csv?.isOnlyIfUsed)

export const searchedNames = columnNames.filter(name => columnOf(name).isSearched)
