import { useState } from 'react'
import type { Draft } from '../../booking-draft/draft'

/**
 * Fills uncontrolled fields by remounting them. Pass `keyOf(field)` as the `key` of each field.
 * Fields that are not filled keep their input and the focus.
 */
export function useFilling(draft: Draft, onChange: (draft: Draft) => void) {
  const [begun, setBegun] = useState(draft)
  const [times, setTimes] = useState<Partial<Record<keyof Draft, number>>>({})
  return {
    begun,
    keyOf: (field: keyof Draft) => `${field} ${times[field] ?? 0}`,
    isTouched: (field: keyof Draft) => times[field] !== undefined,
    fill: (changes: Partial<Draft>) => {
      const changed = (Object.keys(changes) as (keyof Draft)[]).filter(
        field => changes[field] !== draft[field],
      )
      onChange({ ...draft, ...changes })
      setBegun({ ...begun, ...changes })
      setTimes(now => ({
        ...now,
        ...Object.fromEntries(changed.map(field => [field, (now[field] ?? 0) + 1])),
      }))
    },
  }
}
