import {
  centsOf,
  decimalOf,
  type LimitKind,
  type LimitLine,
  type Outlook,
  type OutlookLimit,
} from '@pundi/contract'
import { dateFormat, dateLocale } from '@pundi/kit/format'
import type { MessageId } from '../../catalogue/text'
import { recordsOf } from '../records-of'

/** What limits spending in words. */
export const limitNames = {
  budgets: 'by your budgets',
  income: 'by this month’s income',
  money: 'by the money you have',
} as const satisfies Record<LimitKind, MessageId>

/** All limits, the one that holds first. Servers from before there were several have one, by its figures alone. */
export function limitsOf(outlook: Outlook): OutlookLimit[] {
  const { limit, limits, basis, lines } = outlook
  if (limits) return limits.toSorted((a, b) => Number(b.kind === limit) - Number(a.kind === limit))
  const isLimit = basis === 'budgets' || lines.some(({ kind }) => kind.endsWith('income'))
  return isLimit ? [{ ...outlook, kind: basis }] : []
}

/**
 * What a limit has to say: something is left today; today's share is spent, and tomorrow has another, if it is of this
 * period; or more is spent and planned than there is.
 */
export type Standing = 'left' | 'spent' | 'over'

export function standingOf({ left_today, left_in_period }: OutlookLimit): Standing {
  if (isAbove(left_today)) return 'left'
  return left_in_period.startsWith('-') ? 'over' : 'spent'
}

const isAbove = (amount: string) => !amount.startsWith('-') && /[1-9]/.test(amount)
export const isNothing = (amount: string) => !/[1-9]/.test(amount)

const bills: readonly LimitLine['kind'][] = ['planned', 'recurring', 'going_out']

/** How many bills are planned until the period ends, or of the money until its lowest day. */
export const countBills = ({ lines }: OutlookLimit) =>
  lines.reduce((sum, { kind, count }) => sum + (bills.includes(kind) ? count : 0), 0)

/** What is spent by the lines, as decimal text. */
export const sumSpent = (lines: LimitLine[]) =>
  decimalOf(
    lines
      .filter(({ kind }) => kind === 'spent' || kind === 'spent_today')
      .reduce((sum, { amount }) => sum - centsOf(amount), 0n),
  )

/** The records that are planned, and those that were spent, in the period: of all categories, where several have lines. */
export const placesOf = ({ lines, period }: Outlook) => ({
  planned: lines.find(({ kind }) => kind === 'planned')?.query,
  repeats: lines.some(({ kind }) => kind === 'recurring' || kind === 'due_today'),
  spent: recordsOf(period, { type: 'expense' }),
})

/** A day without its year: "24 Desember". */
export const nameShortDay = (day: string) =>
  dateFormat(dateLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(day))
