import type { ComponentProps } from 'react'
import { useFocusHeir } from './use-focus-heir'

/** A row of a `Table`. The focus of one that goes, as when it was deleted, moves to its neighbour. */
export function Row(row: ComponentProps<'tr'>) {
  const holder = useFocusHeir(neighbourOf)
  return <tr {...row} role="row" ref={holder} />
}

/** What can be pressed in the row after it or before it. */
function neighbourOf(row: HTMLTableRowElement) {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  return neighbour?.querySelector<HTMLElement>('a, button, input') ?? null
}
