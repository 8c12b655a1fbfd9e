import type { ReactNode } from 'react'
import css from './Table.module.css'

interface TableProps {
  label: string
  caption?: ReactNode
  /** A `thead` and a `tbody`. Use `Row` for rows, and `th`, `SortHeader` and `Cell` for cells. */
  children: ReactNode
}

/**
 * A table with a sticky head that never scrolls sideways. Below 38rem, each row is shown as a card,
 * and only the controls of the head remain. The ARIA roles are explicit, because some browsers drop
 * the roles of a table if CSS changes its `display`.
 */
export const Table = ({ label, caption, children }: TableProps) => (
  <div className={css.frame}>
    <table className={css.table} role="table" aria-label={label}>
      {caption && <caption>{caption}</caption>}
      {children}
    </table>
  </div>
)
