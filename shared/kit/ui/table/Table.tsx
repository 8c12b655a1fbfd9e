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
 * A table with a head that stays in sight. Where it has less than 608 px (more with larger letters), each row is a card
 * and of the head only what can be pressed is left; it never scrolls sideways. Roles are written out, since some
 * browsers take a table's meaning away with its shape.
 */
export const Table = ({ label, caption, children }: TableProps) => (
  <div className={css.frame}>
    <table className={css.table} role="table" aria-label={label}>
      {caption && <caption>{caption}</caption>}
      {children}
    </table>
  </div>
)
