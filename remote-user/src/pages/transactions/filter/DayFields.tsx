import { periodOf, today } from '@pundi/kit/format'
import type { Typed } from '@pundi/kit/form'
import { without } from '@pundi/kit/list'
import { Field, LinkButton } from '@pundi/kit/ui'
import { preferences } from '@pundi/platform/session'
import { useText } from '../catalogue/text'
import { list, type View } from '../view'
import css from './DayFields.module.css'

interface DayFieldsProps {
  view: View
  errors: Typed<string>
}

export function DayFields({ view, errors }: DayFieldsProps) {
  const text = useText()
  const { from, to } = view.filter
  const isTurnedAround = from !== undefined && to !== undefined && from > to
  return (
    <>
      <Field label={text('From')} name="from" error={errors['from']}>
        <input type="date" min={first} max={last} defaultValue={from} />
      </Field>
      <Field
        label={text('To')}
        name="to"
        error={errors['to'] ?? (isTurnedAround ? text('Can’t be before the first day') : undefined)}
      >
        <input type="date" min={first} max={last} defaultValue={to} />
      </Field>
      <div className={css.months}>
        <MonthLink view={view} back={0} label={text('This month')} />
        <MonthLink view={view} back={1} label={text('Previous month')} />
      </div>
    </>
  )
}

/**
 * Accepts only years of four digits. Otherwise, the first digits of a year would be a valid date
 * while the user types.
 */
const first = '1900-01-01'
const last = '9999-12-31'

interface MonthLinkProps {
  view: View
  back: number
  label: string
}

function MonthLink({ view: { filter, sort }, back, label }: MonthLinkProps) {
  const month = periodOf(today(), preferences.getState().month_start, back)
  const isChosen = filter.from === month.from && filter.to === month.to
  return (
    <LinkButton
      tone="quiet"
      to={list.addressOf({ filter: { ...without(filter, 'date_range'), ...month }, sort })}
      aria-current={isChosen}
      preventScrollReset
    >
      {label}
    </LinkButton>
  )
}
