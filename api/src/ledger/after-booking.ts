import type { BudgetAlert, Transaction } from '@pundi/contract'
import type { Database, Queryable } from '../platform/database/database'
import type { Reader } from './reader'

/** In the log, a split transaction has no category of its own. */
export type Booked = Pick<Transaction, 'type' | 'amount' | 'transaction_date' | 'is_refund' | 'splits'> &
  Partial<Pick<Transaction, 'category_id'>>

export type Rebooked = { before: Booked | null; after: Booked }

export interface Begun {
  activity_ids: number[]
  /**
   * Transfers on a wallet's former opening day, each of an amount that the wallet's new opening balance cannot hold.
   */
  transfer_ids: number[]
  entries: number[]
}

export const withBegun = (ids: number[] | undefined, begun: Begun | undefined) =>
  ids && [...ids, ...(begun?.entries ?? [])]

export type Asked = {
  userId: number
  ids: number[]
  day: string
  correction: string
}

/** Passed in by the app, because this folder must not import the domains that build on it. */
interface AfterBooking {
  withBudgetAlerts: <Data>(
    db: Queryable,
    user: Reader,
    data: Data,
    changes: Rebooked[],
  ) => Promise<{ data: Data; meta?: { passed: BudgetAlert[] } }>
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
