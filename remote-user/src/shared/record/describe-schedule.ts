import type { ScheduleState } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { text } from '../../catalogue/text'
import { text as say } from './catalogue/text'
import type { FieldOfRecord } from './FieldTable'
import { formatExact } from './format-exact'

/** `name` is the category's name, or the wallets' names. */
export const describeSchedule = (state: ScheduleState): FieldOfRecord[] => [
  { label: text('Description'), value: state.description, isOptional: true },
  { label: text('Amount'), value: formatExact(state.template.amount), isAmount: true },
  {
    label: state.template.type === 'transfer' ? say('From and to') : text('Category'),
    value: state.name,
  },
  { label: say('Repeats'), value: sayUnit(state) },
  { label: say('First day'), value: formatDay(state.anchor_date) },
  { label: say('Day of the month'), value: sayMonthDay(state), isOptional: true },
  { label: say('Last day'), value: state.until ? formatDay(state.until) : '', isOptional: true },
  { label: say('How many times'), value: String(state.count ?? ''), isOptional: true },
  {
    label: say('On the due date'),
    value: state.is_automatic ? say('Recorded automatically') : say('Asks first'),
  },
  { label: say('Skipped'), value: (state.skipped ?? []).map(formatDay).join(', '), isOptional: true },
]

export const sayMonthDay = ({ month_day: day }: Pick<ScheduleState, 'month_day'>) =>
  day === 'last' ? say('The last day') : String(day ?? '')

function sayUnit({ unit, every }: ScheduleState): string {
  switch (unit) {
    case 'day':
      return say('{every, plural, =1 {Every day} other {Every # days}}', { every })
    case 'week':
      return say('{every, plural, =1 {Every week} other {Every # weeks}}', { every })
    case 'month':
      return say('{every, plural, =1 {Every month} other {Every # months}}', { every })
    case 'year':
      return say('{every, plural, =1 {Every year} other {Every # years}}', { every })
  }
}
