import type { ReactNode } from 'react'
import css from './Table.module.css'

interface TableProps {
  /** Names the table; a `caption` that says the same need not be read twice, so give one of the two. */
  label: string
  /** Shown above the table. */
  caption?: ReactNode
  /** `thead` and `tbody` of `Row`s, `th`s, `SortHeader`s and `Cell`s. */
  children: ReactNode
}

/**
 * A table with a sticky head. Where it has less than 608 px (more with larger letters), each row is a card and only the
 * controls of the head remain; it never scrolls sideways. Roles are explicit, since some browsers drop the meaning of a
 * table whose display is changed.
 */
export const Table = ({ label, caption, children }: TableProps) => (
  <div className={css.frame}>
    <table className={css.table} role="table" aria-label={label}>
      {caption && <caption>{caption}</caption>}
      {children}
    </table>
  </div>
)
