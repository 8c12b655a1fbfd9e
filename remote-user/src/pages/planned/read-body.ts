import {
  firstDayOf,
  type MonthDay,
  type ScheduleBody,
  type ScheduleTemplate,
  type ScheduleTemplateBody,
} from '@pundi/contract'
import type { NamesOf, Typed } from '@pundi/kit/form'
import { amountOf, choiceOf, numberOrNull } from '../../shared/save-form/read-fields'
import { findTemplate } from './shown-templates'

type TemplateName<Template = ScheduleTemplateBody> = Template extends unknown ? NamesOf<Template> : never

export type ScheduleField =
  | Exclude<NamesOf<ScheduleBody>, 'template'>
  | `template.${TemplateName}`
  /** "until", "count" or "never". */
  | 'ends'

export type Fields = Typed<ScheduleField>
/** `shown` is the key of the schedule's version or of the proposal with which the form started. */
type SentFields = Fields & Typed<'shown'>

export const unitOf = ({ unit = 'month' }: Fields) => choiceOf(['day', 'week', 'month', 'year'], unit)
export const weekendOf = ({ weekend = 'keep' }: Fields) => choiceOf(['keep', 'before', 'after'], weekend)

export function bodyOf(fields: SentFields): ScheduleBody {
  const { ends, anchor_date = '' } = fields
  const unit = unitOf(fields)
  const movesOffWeekends = unit === 'month' || unit === 'year'
  const pace = { unit, anchor_date, month_day: monthDayOf(fields) }
  return {
    ...pace,
    template: templateOf(fields),
    every: Number(fields.every),
    anchor_date: anchor_date && firstDayOf(pace),
    weekend: movesOffWeekends ? weekendOf(fields) : 'keep',
    until: ends === 'until' ? (fields.until ?? null) : null,
    count: ends === 'count' ? Number(fields.count) : null,
    is_automatic: fields.is_automatic === 'true',
    remind_days: numberOrNull(fields.remind_days),
  }
}

/**
 * The day of the month. Null if the schedule repeats on the day of its first date, or if its unit
 * is not months or years.
 */
export function monthDayOf({ unit, month_day }: Fields): MonthDay | null {
  if (!month_day || (unit !== 'month' && unit !== 'year')) return null
  return month_day === 'last' ? 'last' : Number(month_day)
}

/**
 * The template for a single due date: the template that `shown` names, with the values of the form.
 * Undefined without `shown`.
 */
export function dayTemplateOf(fields: SentFields): ScheduleTemplateBody | undefined {
  const stored = findTemplate(fields.shown)
  if (!stored) return undefined
  if (!isPlain(stored)) return { ...stored, ...walletsOf(fields) }
  return {
    ...stored,
    amount: amountOf(fields, 'template.amount'),
    description: fields['template.description'] ?? '',
    ...walletsOf(fields),
  }
}

/** Fields that the form does not show, such as tags, keep their values unless the type changes. */
function templateOf(fields: SentFields): ScheduleTemplateBody {
  const was = findTemplate(fields.shown)
  if (was && !isPlain(was))
    return { ...was, description: fields['template.description'] ?? '', ...walletsOf(fields) }
  const type = fields['template.type']
  const shown = {
    amount: amountOf(fields, 'template.amount'),
    description: fields['template.description'] ?? '',
  }
  if (type === 'transfer')
    return {
      ...(was?.type === 'transfer' && was),
      ...shown,
      type,
      from_wallet_id: numberOrNull(fields['template.from_wallet_id']),
      to_wallet_id: numberOrNull(fields['template.to_wallet_id']),
    }
  return {
    ...(was && was.type === type && was),
    ...shown,
    type: type === 'income' ? 'income' : 'expense',
    category_id: Number(fields['template.category_id']),
    wallet_id: numberOrNull(fields['template.wallet_id']),
  }
}

/**
 * False for a template with splits or shares. These would have to change together with the amount.
 */
export const isPlain = (template: ScheduleTemplate): boolean =>
  template.type === 'transfer' || !(template.splits || template.shares)

const walletsOf = (fields: Fields) =>
  Object.fromEntries(
    (['wallet_id', 'from_wallet_id', 'to_wallet_id'] as const).flatMap(name => {
      const value = fields[`template.${name}`]
      return value === undefined ? [] : [[name, numberOrNull(value)]]
    }),
  )
