import type { ReactNode } from 'react'
import css from './NumberTable.module.css'

export interface NumberTableProps {
  /** Names the table for screen readers. */
  label: string
  /** The headings of the columns. */
  heads: readonly string[]
  /** `tr`s that begin with a `th`. */
  children: ReactNode
}

/** The numbers of a chart as a table. */
export const NumberTable = ({ label, heads, children }: NumberTableProps) => (
  <table className={css.table} aria-label={label}>
    <thead>
      <tr>
        {heads.map(head => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
