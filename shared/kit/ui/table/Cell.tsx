import type { ComponentProps } from 'react'
import css from './Table.module.css'

interface CellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /**
   * The heading of the column. If rows are shown as cards, each cell repeats this heading. Without
   * a label, the cell takes the full width of the card.
   */
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
    {/* A single element, so that all content stays together beside the label of a card. */}
    <div className={css.content}>{children}</div>
  </td>
)
