import type { ComponentProps } from 'react'
import css from './Table.module.css'

interface CellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** The heading of the cell's column, shown beside it on a card; without it the cell takes the card's whole width. */
  label?: string | undefined
  /** Aligns an amount at the end of its column. */
  align?: 'start' | 'end'
}

/** A cell of a `Table`. */
export const Cell = ({ label, align, className, children, ...cell }: CellProps) => (
  <td
    {...cell}
    className={[css.cell, className].filter(Boolean).join(' ')}
    role="cell"
    data-label={label}
    data-align={align}
  >
    {/* One box, so that what is beside the label of a card stays together. */}
    <div className={css.content}>{children}</div>
  </td>
)
