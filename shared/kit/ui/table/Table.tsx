import type { ReactNode } from 'react'
import css from './Table.module.css'

interface TableProps {
  label: string
  caption?: ReactNode
  /** A `thead` and a `tbody`. Rows are `Row`s; their cells are `th`s, `SortHeader`s and `Cell`s. */
  children: ReactNode
}

/**
 * A table with a sticky head. Below 608 px (38rem, so it grows with the text size) each row is a card, and only the
 * controls of the head remain; the table never scrolls sideways. Roles are explicit, because some browsers drop a
 * table's meaning when its display changes.
 */
export const Table = ({ label, caption, children }: TableProps) => (
  <div className={css.frame}>
    <table className={css.table} role="table" aria-label={label}>
      {caption && <caption>{caption}</caption>}
      {children}
    </table>
  </div>
)
