import type { Outlook } from '@pundi/contract'
import { dateFormat, dateLocale } from '@pundi/kit/format'
import { recordsOf } from '../records-of'

/**
 * What the figure has to say: nothing is there to add up; there is something left; today's share is spent, and tomorrow
 * has another, if it is of this period; or more is spent and planned than there is, by what is known of it.
 */
export type Standing = 'nothing' | 'left' | 'spent' | 'over' | 'without-income'

export function standingOf({ basis, lines, left_today, left_in_period }: Outlook): Standing {
  if (lines.length === 0) return 'nothing'
  if (isAbove(left_today)) return 'left'
  if (!left_in_period.startsWith('-')) return 'spent'
  const isReceived = lines.some(({ kind }) => kind.endsWith('income'))
  return basis === 'budgets' || isReceived ? 'over' : 'without-income'
}

const isAbove = (amount: string) => !amount.startsWith('-') && /[1-9]/.test(amount)

/** How many bills are planned until the period ends. */
export const countBills = ({ lines }: Outlook) =>
  lines.reduce((sum, { kind, count }) => sum + (kind === 'planned' || kind === 'recurring' ? count : 0), 0)

/** The records that are planned, and those that were spent, in the period: of all categories, where several have lines. */
export const placesOf = ({ lines, period }: Outlook) => ({
  planned: lines.find(({ kind }) => kind === 'planned')?.query,
  repeats: lines.some(({ kind }) => kind === 'recurring' || kind === 'due_today'),
  spent: recordsOf(period, { type: 'expense' }),
})

/** A day without its year: "24 Desember". */
export const nameShortDay = (day: string) =>
  dateFormat(dateLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(day))
