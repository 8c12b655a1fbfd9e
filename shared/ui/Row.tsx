import type { ComponentProps } from 'react'

/** A row of a `Table`. */
export const Row = (row: ComponentProps<'tr'>) => <tr {...row} role="row" />
