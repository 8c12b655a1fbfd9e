import type { ComponentProps } from 'react'
import { useFocusHeir } from './use-focus-heir'

/** A table row. If it is removed while focused, the focus moves to a neighbouring row. */
export function Row(row: ComponentProps<'tr'>) {
  const holder = useFocusHeir(neighbourOf)
  return <tr {...row} role="row" ref={holder} />
}

function neighbourOf(row: HTMLTableRowElement) {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  return neighbour?.querySelector<HTMLElement>('a, button, input') ?? null
}
