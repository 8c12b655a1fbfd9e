import { centsOf, decimalOf, type Due, type Instalments, listDue } from '@pundi/contract'
import { preferences } from '@pundi/platform/session'

/** `due`: the first instalment that is neither paid nor late. */
export type DueState = 'paid' | 'late' | 'due' | 'to_come'

export interface Instalment extends Due {
  state: DueState
  /** The unpaid rest of a partly paid instalment, decimal text. */
  left?: string
}

type Standing = Pick<Instalments, 'amount' | 'count' | 'first_due' | 'paid_count' | 'next_amount'> &
  Partial<Pick<Instalments, 'month_day'>>

export const listStates = (plan: Standing, today: string): Instalment[] =>
  listDue({ ...plan, currency: preferences.getState().currency }).map((due, place, all) => {
    if (place < plan.paid_count) return { ...due, state: 'paid' }
    const isNext = place === plan.paid_count
    const isLate = ({ due_date }: Due) => due_date < today
    const before = all[place - 1]
    const isFirst = isNext || (before !== undefined && isLate(before))
    const state = isLate(due) ? 'late' : isFirst ? 'due' : 'to_come'
    const left = isNext && plan.next_amount !== null && plan.next_amount !== due.amount && plan.next_amount
    return { ...due, state, ...(left && { left }) }
  })

export function sumLate(plan: Standing, today: string) {
  const late = listStates(plan, today).filter(({ state }) => state === 'late')
  const sum = late.reduce((total, { amount, left = amount }) => total + centsOf(left), 0n)
  return { count: late.length, amount: decimalOf(sum) }
}
