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

export type Fields = Record<string, string>

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

/** Null if the schedule repeats on the day of its first date, or in units other than months and years. */
export function monthDayOf({ unit, month_day }: Fields): MonthDay | null {
  if (!month_day || (unit !== 'month' && unit !== 'year')) return null
  return month_day === 'last' ? 'last' : Number(month_day)
}

/** The template with the form's values, for one due date. Undefined if the form sends no template. */
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

/** Fields that the form does not show, such as tags, stay unless the type changes. */
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

/** False for a template with splits or shares, because they would have to change together with the amount. */
export const isPlain = (template: ScheduleTemplate): boolean =>
  template.type === 'transfer' || !(template.splits || template.shares)

const walletsOf = (fields: Fields) =>
  Object.fromEntries(
    ['wallet_id', 'from_wallet_id', 'to_wallet_id'].flatMap(name => {
      const value = fields[`template.${name}`]
      return value === undefined ? [] : [[name, idOf(value)]]
    }),
  )

const idOf = (value: string | undefined) => (value ? Number(value) : null)

/** Refuses text that the amount field could not read: the server might read another amount. */
function amountOf(fields: Fields): string {
  const typed = fields['template.amount'] ?? ''
  if (/^\d+(\.\d+)?$/.test(typed)) return typed
  const message = text('Enter an amount')
  throw new HttpError(message, 422, { 'template.amount': [message] })
}
