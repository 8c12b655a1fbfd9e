import type { ReactNode } from 'react'
import css from './ChartTable.module.css'

interface ChartTableProps {
  /** Opens the table. */
  summary: string
  /** Names the table for screen readers. */
  label: string
  /** The headings of the columns. */
  heads: readonly string[]
  /** `tr`s that begin with a `th`. */
  children: ReactNode
}

/** The numbers of a chart as a table, closed at first. */
export const ChartTable = ({ summary, label, heads, children }: ChartTableProps) => (
  <details>
    <summary>{summary}</summary>
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
  </details>
)
