import { type Budget, centsOf, decimalOf } from '@pundi/contract'
import type { Period } from '@pundi/kit/format'

/** What of a budget its row draws and says; amounts are decimal text. */
export interface Measured {
  /** All there is to spend: the amount with what was carried over. */
  available: string
  /** Shares of it, 0 to 1. */
  spent: number
  planned: number
  /** How much of it is spent, in whole percent; undefined where there is nothing to spend. */
  percent: number | undefined
  /** What is left after what is planned, or missing where `isOver`. */
  left: string
  isOver: boolean
  /** What is left for each day with today, after what is planned; undefined outside the present period. */
  perDay: string | undefined
  /** `over` where too much is spent, `short` where it will be with what is planned. */
  state: 'fine' | 'near' | 'short' | 'over'
}

/** @param today undefined of a period that is over or has not begun */
export function measureBudget(budget: Budget, period: Period, today: string | undefined): Measured {
  const [amount, carried, spent, planned] = [
    ...[budget.amount, budget.carried, budget.spent, budget.planned].map(centsOf),
  ] as [bigint, bigint, bigint, bigint]
  const available = amount + carried
  const left = available - spent
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
    state:
      left < 0n ? 'over' : rest < 0n ? 'short' : percent !== undefined && percent >= 80 ? 'near' : 'fine',
  }
}

/** How much of a period is over on a day of it, 0 to 1; undefined on any other. */
export const shareOfDays = ({ from, to }: Period, today: string) =>
  today < from || today > to ? undefined : countDays(from, today) / countDays(from, to)

const clamp = (share: number) => Math.min(Math.max(share, 0), 1)

const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** Rounded down, to whole units where there are hundreds of them: nobody spends "Rp 12.333,33" a day. */
function divide(cents: bigint, days: number) {
  const each = cents / BigInt(days)
  return decimalOf(each >= 10_000n ? each - (each % 100n) : each)
}
