import {
  firstDayOf,
  type MonthDay,
  type ScheduleBody,
  type ScheduleTemplate,
  type ScheduleTemplateBody,
  type ScheduleUnit,
  type Weekend,
} from '@pundi/contract'
import { HttpError } from '@pundi/platform/http'
import { text } from './catalogue/text'

/** The fields of a form by their names. */
export type Fields = Record<string, string>

/** The body of what repeats, from the fields of its form. */
export function bodyOf(fields: Fields): ScheduleBody {
  const { unit = 'month', ends, remind_days } = fields
  const movesOffWeekends = unit === 'month' || unit === 'year'
  const pace = {
    unit: unit as ScheduleUnit,
    anchor_date: fields['anchor_date'] ?? '',
    month_day: monthDayOf(fields),
  }
  return {
    ...pace,
    template: templateOf(fields),
    every: Number(fields['every']),
    anchor_date: pace.anchor_date && firstDayOf(pace),
    weekend: movesOffWeekends ? ((fields['weekend'] ?? 'keep') as Weekend) : 'keep',
    until: ends === 'until' ? (fields['until'] ?? null) : null,
    count: ends === 'count' ? Number(fields['count']) : null,
    is_automatic: fields['is_automatic'] === 'true',
    remind_days: remind_days ? Number(remind_days) : null,
  }
}

/** The day of the month that is chosen; null where it is that of the first day, or there is none. */
export function monthDayOf({ unit, month_day }: Fields): MonthDay | null {
  if (!month_day || (unit !== 'month' && unit !== 'year')) return null
  return month_day === 'last' ? 'last' : Number(month_day)
}

/** What a single day books in place of the template; undefined where the form does not say. */
export function dayTemplateOf(fields: Fields): ScheduleTemplateBody | undefined {
  if (fields['kept'] === undefined) return undefined
  const kept = JSON.parse(fields['kept']) as ScheduleTemplate
  if (!isPlain(kept)) return { ...kept, ...walletsOf(fields) }
  return {
    ...kept,
    amount: amountOf(fields),
    description: fields['template.description'] ?? '',
    ...walletsOf(fields),
  }
}

/** What the form does not show of a template, tags for example, stays as it was while the type does. */
function templateOf(fields: Fields): ScheduleTemplateBody {
  const was = fields['kept'] ? (JSON.parse(fields['kept']) as ScheduleTemplate) : undefined
  if (was && !isPlain(was))
    return { ...was, description: fields['template.description'] ?? '', ...walletsOf(fields) }
  const type = fields['template.type']
  const shown = { amount: amountOf(fields), description: fields['template.description'] ?? '' }
  if (type === 'transfer')
    return {
      ...(was?.type === 'transfer' && was),
      ...shown,
      type,
      from_wallet_id: idOf(fields['template.from_wallet_id']),
      to_wallet_id: idOf(fields['template.to_wallet_id']),
    }
  return {
    ...(was && was.type === type && was),
    ...shown,
    type: type === 'income' ? 'income' : 'expense',
    category_id: Number(fields['template.category_id']),
    wallet_id: idOf(fields['template.wallet_id']),
  }
}

/** Whether its amount stands for itself: parts and shares would have to change with it. */
export const isPlain = (template: ScheduleTemplate): boolean =>
  template.type === 'transfer' || !(template.splits || template.shares)

/** The wallets that the form has fields for. */
const walletsOf = (fields: Fields) =>
  Object.fromEntries(
    ['wallet_id', 'from_wallet_id', 'to_wallet_id'].flatMap(name => {
      const value = fields[`template.${name}`]
      return value === undefined ? [] : [[name, idOf(value)]]
    }),
  )

const idOf = (value: string | undefined) => (value ? Number(value) : null)

/** An amount as its field gives it. What the field could not read is refused: read once more it might be another. */
function amountOf(fields: Fields): string {
  const typed = fields['template.amount'] ?? ''
  if (/^\d+(\.\d+)?$/.test(typed)) return typed
  const message = text('Enter an amount')
  throw new HttpError(message, 422, { 'template.amount': [message] })
}
