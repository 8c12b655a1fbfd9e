import type { ComponentProps } from 'react'
import { useFocusHeir } from './use-focus-heir'

/**
 * A row of a `Table`. When it is removed while it has the focus, as after a deletion, the focus moves to its neighbour.
 */
export function Row(row: ComponentProps<'tr'>) {
  const holder = useFocusHeir(neighbourOf)
  return <tr {...row} role="row" ref={holder} />
}

/** The first control of the next row, or of the previous one. */
function neighbourOf(row: HTMLTableRowElement) {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  return neighbour?.querySelector<HTMLElement>('a, button, input') ?? null
}
