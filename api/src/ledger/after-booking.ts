import type { BudgetAlert, Transaction } from '@pundi/contract'
import type { Database, Queryable } from '../platform/database/database'
import type { Reader } from './reader'

/** A split transaction in the activity log has no `category_id`: only its parts have categories. */
export type Booked = Pick<Transaction, 'type' | 'amount' | 'transaction_date' | 'is_refund' | 'splits'> &
  Partial<Pick<Transaction, 'category_id'>>

export type Rebooked = { before: Booked | null; after: Booked }

export interface Begun {
  activity_ids: number[]
  /**
   * Ids of transfers that were added because a wallet's opening day moved to an earlier day. If the
   * new opening balance would be below zero and the wallet cannot have debts, the wallet opens at
   * zero. A transfer on the old opening day then takes the difference out.
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

/**
 * app.ts sets these functions, because this folder must not import the folders that depend on it.
 */
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
