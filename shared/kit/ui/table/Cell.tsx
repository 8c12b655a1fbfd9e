import type { ComponentProps } from 'react'
import css from './Table.module.css'

interface CellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** The words of the cell's column, which stand beside it on a card; without them it takes the card's width. */
  label?: string | undefined
  /** Amounts stand at the end of their column. */
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
