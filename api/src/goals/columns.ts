import type { GoalBody, GoalMoveBody } from '@pundi/contract'
import type { SqlType } from '../database/compose-statement'

/** The columns of a goal that users write, in the order of its version: a new one stands last, and is nullable. */
export const writtenTypes = {
  name: 'text',
  target: 'numeric',
  due_on: 'date',
  wallet_id: 'bigint',
} as const satisfies Record<keyof GoalBody, SqlType>

/** Also the columns that the database fills: together they are a whole row without its owner. */
export const rowTypes = { id: 'bigint', ...writtenTypes, created_at: 'timestamptz' } as const

const writtenMoveTypes = { amount: 'numeric', moved_on: 'date' } as const satisfies Record<
  keyof GoalMoveBody,
  SqlType
>

/** The columns of a move, a whole row without its owner. It is never changed. */
export const moveTypes = {
  id: 'bigint',
  goal_id: 'bigint',
  ...writtenMoveTypes,
  created_at: 'timestamptz',
} as const
