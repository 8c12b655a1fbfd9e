import type { BudgetAlert, Transaction } from '@pundi/contract'
import type { Database, Queryable } from '../platform/database/database'
import type { Reader } from './reader'

/** The fields of a transaction that budgets count. In the log, a split transaction has no category of its own. */
export type Booked = Pick<Transaction, 'type' | 'amount' | 'transaction_date' | 'is_refund' | 'splits'> &
  Partial<Pick<Transaction, 'category_id'>>

export type Rebooked = { before: Booked | null; after: Booked }

export interface Begun {
  activity_ids: number[]
  /**
   * Transfers on a wallet's former opening day, each of an amount that the wallet's new opening balance cannot hold.
   */
  transfer_ids: number[]
  /** The log entries of all that, also of the transfers. */
  entries: number[]
}

/** The log entries of a record and of what changed for it; undefined if those of the record are unknown. */
export const withBegun = (ids: number[] | undefined, begun: Begun | undefined) =>
  ids && [...ids, ...(begun?.entries ?? [])]

export type Asked = {
  userId: number
  ids: number[]
  day: string
  correction: string
}

/**
 * What domains that build on this folder do when a record is booked. The app passes these functions in, because this
 * folder must not import those domains.
 */
interface AfterBooking {
  /** Adds the budgets that a call's changes brought to their limit to the call's answer. */
  withBudgetAlerts: <Data>(
    db: Queryable,
    user: Reader,
    data: Data,
    changes: Rebooked[],
  ) => Promise<{ data: Data; meta?: { passed: BudgetAlert[] } }>
  /** Moves the opening days of the record's wallets back to the record's day, then writes the record by `write`. */
  beginEarlier: <Result>(
    database: Database,
    asked: Asked,
    write: (client: Queryable) => Promise<Result>,
  ) => Promise<{ result: Result; begun: Begun | undefined }>
}

declare module 'fastify' {
  interface FastifyInstance {
    afterBooking: AfterBooking
  }
}
