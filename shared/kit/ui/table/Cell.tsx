import type { ComponentProps } from 'react'
import css from './Table.module.css'

interface CellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** The column's heading, which is repeated where rows are cards. Without it, the cell takes the card's full width. */
  label?: string | undefined
  align?: 'start' | 'end'
}

export const Cell = ({ label, align, className, children, ...cell }: CellProps) => (
  <td
    {...cell}
    className={[css.cell, className].filter(Boolean).join(' ')}
    role="cell"
    data-label={label}
    data-align={align}
  >
    {/* One box, so that everything beside a card's label stays together. */}
    <div className={css.content}>{children}</div>
  </td>
)
