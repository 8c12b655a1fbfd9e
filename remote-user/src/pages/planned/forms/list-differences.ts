import type { Schedule } from '@pundi/contract'
import type { Typed } from '@pundi/kit/form'
import { formatAmount, formatDay } from '@pundi/kit/format'
import type { Difference } from '../../../shared/save-form/ChangedSince'
import { isSameValue } from '../../../shared/save-form/is-same-value'
import { text } from '../catalogue/text'
import type { Named } from '../load-planned'
import type { Fields, ScheduleField } from '../read-body'
import { beginFields } from './begin-fields'

export function listDifferences(now: Schedule, typed: Fields, { categories, wallets }: Named): Difference[] {
  const fields = beginFields({ schedule: now }, {})
  const nameIn = (list: { id: number; name: string }[], none: string) => (id: string) =>
    list.find(one => String(one.id) === id)?.name ?? none
  const outside = nameIn(wallets, text('Outside your wallets'))
  const oneOf = (words: Typed<string>) => (value: string) => words[value] ?? value
  const rows: [field: ScheduleField, label: string, say?: (value: string) => string][] = [
    [
      'template.type',
      text('Type'),
      oneOf({ expense: text('Expense'), income: text('Income'), transfer: text('Transfer') }),
    ],
    ['template.amount', text('Amount'), amount => formatAmount(amount, { decimals: 'needed' })],
    ['template.category_id', text('Category'), nameIn(categories, '–')],
    ['template.description', text('Description')],
    ['template.from_wallet_id', text('From wallet'), outside],
    ['template.to_wallet_id', text('To wallet'), outside],
    ['template.wallet_id', text('Wallet (optional)'), nameIn(wallets, text('No wallet'))],
    ['every', text('Every')],
    [
      'unit',
      text('Unit'),
      oneOf({ day: text('Days'), week: text('Weeks'), month: text('Months'), year: text('Years') }),
    ],
    ['anchor_date', text('First day'), formatDay],
    [
      'month_day',
      text('Day of the month'),
      oneOf({ '': text('Same as the first day'), last: text('The last day') }),
    ],
    [
      'weekend',
      text('If it falls on a weekend'),
      oneOf({
        ...{ keep: text('Keep the date'), before: text('The Friday before') },
        after: text('The Monday after'),
      }),
    ],
    [
      'ends',
      text('Ends'),
      oneOf({
        ...{ never: text('Never'), until: text('On a date') },
        count: text('After a set number'),
      }),
    ],
    ...(fields.ends === 'until'
      ? [['until', text('Last day'), formatDay] as [ScheduleField, string, typeof formatDay]]
      : []),
    ...(fields.ends === 'count' ? [['count', text('How many times')] as [ScheduleField, string]] : []),
    [
      'is_automatic',
      text('On the due date'),
      oneOf({ true: text('Record automatically'), false: text('Ask me first') }),
    ],
    ['remind_days', text('Remind me this many days before')],
  ]
  return rows
    .filter(([field]) => !isSameValue(fields[field], typed[field]))
    .map(([field, label, say]) => ({ label, now: (say ? say(fields[field] ?? '') : fields[field]) || '–' }))
}
