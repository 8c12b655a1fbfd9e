import { dateOf, daysInMonth, type MonthDay } from '@pundi/contract'
import type { Typed } from '@pundi/kit/form'
import { Field } from '@pundi/kit/ui'
import { handledByForm } from '../../save-form/handled-by-form'
import type { FieldName } from '../fields/names'
import { useText } from '../catalogue/text'

interface MonthDayFieldProps {
  name: FieldName
  error: string | undefined
  values: Values
}

type Values = Typed<'first_due' | 'month_day'>

/**
 * This field is shown only if the first due date is the last day of a short month: "28 February"
 * may mean the 28th, the 30th or the last day of each month.
 */
export function MonthDayField({ values, ...field }: MonthDayFieldProps) {
  const text = useText()
  const days = daysBeyond(values.first_due)
  if (days.length === 0) return null
  return (
    <Field label={text('Day of the month')} {...field}>
      <select value={String(monthDayOf(values) ?? '')} onChange={handledByForm}>
        <option value="">{text('Same as the first day')}</option>
        {days.map(day => (
          <option key={day} value={day}>
            {day}
          </option>
        ))}
        <option value="last">{text('The last day')}</option>
      </select>
    </Field>
  )
}

/**
 * The day of the month on which instalments are due. Null if this is the day of the first due date.
 */
export function monthDayOf({ month_day, first_due }: Values): MonthDay | null {
  const days = daysBeyond(first_due)
  if (month_day === 'last') return days.length > 0 ? 'last' : null
  return days.find(day => String(day) === month_day) ?? null
}

/**
 * The initial value of the field for a purchase on `date`. Instalments are due on the purchase's
 * day of the month, but the month of the first payment may be too short for that day.
 * Examples for a first payment on 28 February: "30" if the purchase was on 30 January, "last" if it
 * was on 31 January.
 * Empty if the month has that day, or if the first payment is not on the last day of the month.
 */
export const monthDayFrom = (date: string, first_due: string): string => {
  const day = dateOf(date)
  return daysBeyond(first_due).includes(day) ? (day === 31 ? 'last' : String(day)) : ''
}

/**
 * If `day` is the last day of its month, the days that its month lacks: 29, 30 and 31 for
 * "2026-02-28". Otherwise empty.
 */
function daysBeyond(day = ''): number[] {
  const last = daysInMonth(day)
  return dateOf(day) === last ? [29, 30, 31].filter(each => each > last) : []
}
