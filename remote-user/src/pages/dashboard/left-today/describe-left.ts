import {
  centsOf,
  decimalOf,
  type LimitKind,
  type LimitLine,
  type Outlook,
  type OutlookLimit,
} from '@pundi/contract'
import { dateFormat, dateLocale } from '@pundi/kit/format'
import type { MessageId } from '../../../catalogue/text'
import { recordsOf } from '../../../shared/records-of/records-of'

export const limitNames = {
  budgets: 'based on your budgets',
  income: 'based on this month’s income',
  money: 'based on the money you have',
} as const satisfies Record<LimitKind, MessageId>

/**
 * All limits on today's spending. The first limit decides what is left. Older servers send only one
 * limit, in the fields of the outlook itself.
 */
export function limitsOf(outlook: Outlook): OutlookLimit[] {
  const { limit, limits, basis, lines } = outlook
  if (limits) return limits.toSorted((a, b) => Number(b.kind === limit) - Number(a.kind === limit))
  const isLimit = basis === 'budgets' || lines.some(({ kind }) => kind.endsWith('income'))
  return isLimit ? [{ ...outlook, kind: basis }] : []
}

/**
 * `left`: something is left today. `spent`: nothing is left today, but the limit is not exceeded.
 * `over`: spending and plans exceed the limit.
 */
export type LimitState = 'left' | 'spent' | 'over'

export function limitStateOf({ left_today, left_in_period }: OutlookLimit): LimitState {
  if (isAbove(left_today)) return 'left'
  return left_in_period.startsWith('-') ? 'over' : 'spent'
}

const isAbove = (amount: string) => !amount.startsWith('-') && /[1-9]/.test(amount)
export const isNothing = (amount: string) => !/[1-9]/.test(amount)

const bills: readonly LimitLine['kind'][] = ['planned', 'recurring', 'going_out']

/**
 * Number of planned bills that the limit includes. The limit "money" includes bills until the day
 * of the lowest balance. All other limits include bills until the end of the period.
 */
export const countBills = ({ lines }: OutlookLimit) =>
  lines.reduce((sum, { kind, count }) => sum + (bills.includes(kind) ? count : 0), 0)

/** The sum that was spent, as decimal text. */
export const sumSpent = (lines: LimitLine[]) =>
  decimalOf(
    lines
      .filter(({ kind }) => kind === 'spent' || kind === 'spent_today')
      .reduce((sum, { amount }) => sum - centsOf(amount), 0n),
  )

/**
 * The amount that friends owe the user for spending outside the budgets. Decimal text; undefined if
 * zero.
 */
export function owedOutside({ owed = '0.00', limits = [] }: Outlook): string | undefined {
  const inBudgets = limits.find(({ kind }) => kind === 'budgets')?.owed ?? '0.00'
  const rest = centsOf(owed) - centsOf(inBudgets)
  return rest > 0n ? decimalOf(rest) : undefined
}

export const linksOf = ({ lines, period }: Outlook) => ({
  planned: lines.find(({ kind }) => kind === 'planned')?.query,
  repeats: lines.some(({ kind }) => kind === 'recurring' || kind === 'due_today'),
  spent: recordsOf(period, { type: 'expense' }),
})

export const formatShortDay = (day: string) =>
  dateFormat(dateLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(day))
