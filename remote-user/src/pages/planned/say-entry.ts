import type { CountedCategory, MonthDay, Schedule, ScheduleDay, ScheduleUnit, Wallet } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { text } from './catalogue/text'

export const nameOf = (
  { description, category_id }: { description: string; category_id?: number | null | undefined },
  categories: CountedCategory[],
): string => description || categories.find(({ id }) => id === category_id)?.name || text('Transfer')

export type Moved = Pick<ScheduleDay, 'type' | 'amount'> & { is_refund?: boolean | undefined }

export const toneOf = ({ type, is_refund: isRefund }: Moved) =>
  type === 'transfer' ? undefined : type === 'income' || isRefund ? 'income' : 'expense'

export function sayAmount(moved: Moved): string {
  const tone = toneOf(moved)
  const amount = tone === 'expense' ? `-${moved.amount}` : moved.amount
  return formatAmount(amount, { decimals: 'needed', signed: tone !== undefined })
}

/** Says why nothing can be recorded in this wallet. */
export const sayAbsence = ({ name, is_closed: isClosed, opening_date }: Wallet): string =>
  isClosed
    ? text('{name} is closed', { name })
    : text('{name} starts on {day}', { name, day: formatDay(opening_date) })

interface Pace {
  unit: ScheduleUnit
  every: number
  month_day?: MonthDay | null | undefined
}

export function sayRule({ month_day: day, ...pace }: Pace): string {
  const rule = sayPace(pace)
  if (!day) return rule
  return day === 'last'
    ? text('{rule}, on the last day of the month', { rule })
    : text('{rule}, on day {day} of the month', { rule, day })
}

function sayPace({ unit, every }: Pace): string {
  switch (unit) {
    case 'day':
      return text('{every, plural, =1 {Every day} other {Every # days}}', { every })
    case 'week':
      return text('{every, plural, =1 {Every week} other {Every # weeks}}', { every })
    case 'month':
      return text('{every, plural, =1 {Every month} other {Every # months}}', { every })
    case 'year':
      return text('{every, plural, =1 {Every year} other {Every # years}}', { every })
  }
}

export const movedOf = ({ template }: Pick<Schedule, 'template'>): Moved => ({
  ...{ type: template.type, amount: template.amount },
  ...('is_refund' in template && { is_refund: template.is_refund }),
})
