import { type Budget, centsOf, countDays, decimalOf } from '@pundi/contract'
import type { Period } from '@pundi/kit/format'

export interface Measured {
  /** The budgeted amount plus carry-over. */
  available: string
  /** Shares of `available`, 0 to 1. */
  spent: number
  planned: number
  /** Spent part of `available`, in whole percent; undefined if nothing is available. */
  percent: number | undefined
  /** The amount left after planned spending. If `isOver`, the amount that is missing. */
  left: string
  isOver: boolean
  /**
   * The amount left for each remaining day, today included, after planned spending. Undefined
   * outside the current period, or if nothing is left.
   */
  perDay: string | undefined
  /**
   * `over`: overspent. `short`: planned spending will exceed the budget. `near`: 80 % or more
   * spent.
   */
  state: 'fine' | 'near' | 'short' | 'over'
}

export const NEARLY_SPENT = 80

/** @param today undefined if `period` is not the current period */
export function measureBudget(budget: Budget, period: Period, today: string | undefined): Measured {
  const [amount, carried, spent, planned] = [
    ...[budget.amount, budget.carried, budget.spent, budget.planned].map(centsOf),
  ] as [bigint, bigint, bigint, bigint]
  const available = amount + carried
  const left = centsOf(budget.left)
  const rest = centsOf(budget.left_after_planned)
  const share = (part: bigint) => (available > 0n ? clamp(Number((part * 10_000n) / available) / 10_000) : 0)
  const spentShare = left < 0n ? 1 : share(spent)
  const percent = available > 0n ? Number((spent * 100n) / available) : undefined
  return {
    available: decimalOf(available),
    spent: spentShare,
    planned: Math.min(share(planned), 1 - spentShare),
    percent,
    left: decimalOf(rest < 0n ? -rest : rest),
    isOver: rest < 0n,
    perDay: today !== undefined && rest > 0n ? divide(rest, countDays(today, period.to)) : undefined,
    state: left < 0n ? 'over' : rest < 0n ? 'short' : (percent ?? 0) >= NEARLY_SPENT ? 'near' : 'fine',
  }
}

/** Elapsed share of a period, 0 to 1; undefined if today is outside the period. */
export const shareOfDays = ({ from, to }: Period, today: string) =>
  today < from || today > to ? undefined : countDays(from, today) / countDays(from, to)

const clamp = (share: number) => Math.min(Math.max(share, 0), 1)

/**
 * Rounds down. Amounts of at least 100 become whole units, because nobody plans with "Rp 12.333,33"
 * a day.
 */
function divide(cents: bigint, days: number) {
  const each = cents / BigInt(days)
  return decimalOf(each >= 10_000n ? each - (each % 100n) : each)
}
