import type { GoalBody, GoalMoveBody } from '@pundi/contract'
import type { WalletKey } from './sample-wallets'

/** What the sample user puts money aside for, with its moves. `created_at` is ISO 8601. */
export type SampleGoal = Omit<GoalBody, 'wallet_id'> & {
  wallet: WalletKey
  created_at: string
  moves: (GoalMoveBody & { created_at: string })[]
}

/** Two goals, for which something was put aside on the 27th of each month up to `today`. */
export function sampleGoals(today: Date): SampleGoal[] {
  return [
    {
      ...{ name: 'Laptop baru', target: '12000000.00', wallet: 'savings' },
      ...{ due_on: dayIn(today, 8, 1), created_at: momentOf(dayIn(today, -6, 27)) },
      moves: monthly(today, 6, '900000.00'),
    },
    {
      ...{ name: 'Dana darurat', target: '15000000.00', wallet: 'savings', due_on: null },
      created_at: momentOf(dayIn(today, -10, 27)),
      moves: monthly(today, 10, '500000.00'),
    },
  ]
}

/** The same amount in each of the last months. */
const monthly = (today: Date, months: number, amount: string) =>
  Array.from({ length: months }, (_, place) => dayIn(today, place - months, 27)).map(moved_on => ({
    ...{ amount, moved_on },
    created_at: momentOf(moved_on),
  }))

/** A day so many months after the one of `today`. */
const dayIn = (today: Date, months: number, day: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, day)).toISOString().slice(0, 10)

const momentOf = (day: string) => `${day}T03:00:00.000Z`
