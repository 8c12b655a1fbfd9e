import { Field } from '@pundi/kit/ui'
import { useMemo } from 'react'
import { useText } from '../catalogue/text'
import type { FieldsProps } from './use-settings-form'

export function PeriodFields({ bind, field }: FieldsProps) {
  const text = useText()
  const zone = bind('time_zone')
  // Memoized, because sorting 400 names at every keystroke would be slow.
  const areas = useMemo(() => areasWith(zone.value), [zone.value])
  return (
    <>
      <Field
        label={text('My month begins on')}
        {...field('month_start')}
        hint={text('For example, if you’re paid on the 25th, your month runs from the 25th to the 24th.')}
      >
        <select {...bind('month_start')}>
          {days.map(day => (
            <option key={day} value={day}>
              {text('Day {day}', { day })}
            </option>
          ))}
        </select>
      </Field>
      <Field
        label={text('Time Zone')}
        {...field('time_zone')}
        hint={text('Your day starts at midnight in this time zone.')}
      >
        <select {...zone}>
          {areas.map(([area, names]) => (
            <optgroup key={area} label={area}>
              {names.map(name => (
                <option key={name} value={name}>
                  {name.slice(name.indexOf('/') + 1).replaceAll('_', ' ')}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Field>
    </>
  )
}

const days = Array.from({ length: 28 }, (_, index) => index + 1)

/**
 * Groups time zones by their first part, such as `Asia` in `Asia/Jakarta`. Includes the chosen time
 * zone, even if the browser does not list that time zone.
 */
function areasWith(chosen: string): [area: string, names: string[]][] {
  const areas = new Map<string, string[]>()
  for (const name of [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].sort()) {
    const area = name.split('/', 1).join()
    areas.set(area, [...(areas.get(area) ?? []), name])
  }
  return [...areas]
}
