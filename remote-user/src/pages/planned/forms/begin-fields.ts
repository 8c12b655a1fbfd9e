import { firstDayOf, type Schedule, type ScheduleProposal, type ScheduleRule } from '@pundi/contract'
import type { Typed } from '@pundi/kit/form'
import { today } from '@pundi/kit/format'
import { type Fields, isPlain, monthDayOf, unitOf, weekendOf } from '../read-body'
import { keyOf } from '../shown-templates'

export function beginFields(
  { schedule, proposal }: { schedule?: Schedule; proposal?: ScheduleProposal },
  start: Fields,
): Fields {
  const known = schedule ?? proposal
  const blank: Fields = {
    ...{ 'template.type': 'expense', 'template.amount': '', 'template.description': '' },
    ...{ unit: 'month', every: '1', anchor_date: today(), month_day: '', weekend: 'keep' },
    ...{ ends: 'never', until: '', count: '12', is_automatic: 'true', remind_days: '' },
  }
  if (!known) return { ...blank, ...start }
  const { template, unit, every, anchor_date, month_day } = known
  return {
    ...blank,
    ...Object.fromEntries(
      Object.entries(template).flatMap(([name, value]) =>
        typeof value === 'object' ? [] : [[`template.${name}`, String(value)]],
      ),
    ),
    ...{ unit, every: String(every), anchor_date, month_day: String(month_day ?? '') },
    ...(schedule && {
      weekend: schedule.weekend,
      ends: schedule.until ? 'until' : schedule.count ? 'count' : 'never',
      until: schedule.until ?? '',
      count: String(schedule.count ?? 12),
      is_automatic: String(schedule.is_automatic),
      remind_days: String(schedule.remind_days ?? ''),
    }),
  }
}

export const hiddenFieldsOf = ({
  schedule,
  proposal,
}: {
  schedule?: Schedule
  proposal?: ScheduleProposal
}): Typed<'id' | 'version' | 'shown'> => ({
  ...(schedule && {
    id: String(schedule.id),
    version: schedule.version,
    shown: keyOf(schedule),
  }),
  ...(proposal && { shown: proposal.key }),
})

export const showsAmount = ({ schedule }: { schedule?: Schedule }) => !schedule || isPlain(schedule.template)

/** Undefined until the input is a valid rule. */
export function ruleOf(fields: Fields): ScheduleRule | undefined {
  const { anchor_date = '', weekend, ends, until, count } = fields
  const every = Number(fields.every)
  if (!/^\d{4}-\d\d-\d\d$/.test(anchor_date) || !Number.isInteger(every) || every < 1) return undefined
  const month_day = monthDayOf(fields)
  const pace = { unit: unitOf(fields), every, anchor_date, month_day }
  return {
    ...{ ...pace, anchor_date: firstDayOf(pace) },
    ...(weekend && { weekend: weekendOf(fields) }),
    ...(ends === 'until' && until && { until }),
    ...(ends === 'count' && Number(count) > 0 && { count: Number(count) }),
  }
}
