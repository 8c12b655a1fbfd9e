import type { ScheduleState } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { text } from '../../../catalogue/text'
import { text as say } from '../catalogue/text'
import { describeWallet } from './describe-record'
import type { WalletNames } from '../wallet-names'
import type { FieldOfRecord } from '../FieldTable'
import { formatExact } from '../format-exact'

/** `state.name` is the name of the category, or of the wallets of a transfer. */
export const describeSchedule = (state: ScheduleState, wallets: WalletNames): FieldOfRecord[] => [
  {
    columns: ['template.description'],
    label: text('Description'),
    value: state.description,
    isOptional: true,
  },
  {
    columns: ['template.amount'],
    label: text('Amount'),
    value: formatExact(state.template.amount),
    isAmount: true,
  },
  {
    columns: ['template.type', 'template.category_id', 'template.from_wallet_id', 'template.to_wallet_id'],
    label: state.template.type === 'transfer' ? say('From and to') : text('Category'),
    value: state.name,
  },
  describeWallet(state.template.type === 'transfer' ? undefined : state.template.wallet_id, wallets, [
    'template.wallet_id',
  ]),
  { columns: ['unit', 'every'], label: say('Repeats'), value: sayUnit(state) },
  { columns: ['anchor_date'], label: say('First day'), value: formatDay(state.anchor_date) },
  { columns: ['month_day'], label: say('Day of the month'), value: sayMonthDay(state), isOptional: true },
  {
    columns: ['weekend'],
    label: say('If it falls on a weekend'),
    value: sayWeekend(state),
    isOptional: true,
  },
  {
    columns: ['until'],
    label: say('Last day'),
    value: state.until ? formatDay(state.until) : '',
    isOptional: true,
  },
  { columns: ['count'], label: say('How many times'), value: String(state.count ?? ''), isOptional: true },
  {
    columns: ['is_automatic'],
    label: say('On the due date'),
    value: state.is_automatic ? say('Recorded automatically') : say('Asks first'),
  },
  {
    columns: ['remind_days'],
    label: say('Reminder (days before)'),
    value: String(state.remind_days ?? ''),
    isOptional: true,
  },
  { label: say('Skipped'), value: (state.skipped ?? []).map(formatDay).join(', '), isOptional: true },
]

/** Empty if a date on a weekend is not moved. */
const sayWeekend = ({ weekend }: ScheduleState) =>
  weekend === 'keep' ? '' : weekend === 'before' ? say('The Friday before') : say('The Monday after')

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
