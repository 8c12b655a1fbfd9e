import type { BudgetAlert, Transaction } from '@pundi/contract'
import type { Database, Queryable } from '../platform/database/database'
import type { Reader } from './reader'

/** The fields of a transaction that budgets count. In the log, a split transaction has no category of its own. */
export type Booked = Pick<Transaction, 'type' | 'amount' | 'transaction_date' | 'is_refund' | 'splits'> &
  Partial<Pick<Transaction, 'category_id'>>

export type Rebooked = { before: Booked | null; after: Booked }

export interface Begun {
  activity_ids: number[]
  /** Corrections on a wallet's former opening day: transfers of the amount that its new opening balance cannot hold. */
  transfer_ids: number[]
}

export type Asked = {
  userId: number
  ids: number[]
  day: string
  correction: string
}

/**
 * What later domains do when a record is booked. The app passes them in, because this folder must not import them.
 */
interface AfterBooking {
  /** Adds to a call's answer the budgets that its changes brought to their limit. */
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
