import { formatAmount, type Period } from '@pundi/kit/format'
import { Amount, Bar } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type RecordFilter, recordsOf } from '../../dashboard/records-of'
import css from './Bars.module.css'
import row from './link-row.module.css'

export interface BarRow {
  key: number | string
  name: string
  tone: 'income' | 'expense'
  /** Decimal text. */
  amount: string
  days: Period
  filter: RecordFilter
  /** Stands before the name. */
  mark?: ReactNode
  /** Below the bar: what the amount compares with. */
  below: ReactNode
}

/** A bar a row, as long as its share of the largest. Each row opens its records. */
export function Bars({ rows }: { rows: BarRow[] }) {
  const largest = Math.max(1, ...rows.map(({ amount }) => Number(amount)))
  return (
    <ul className={css.list}>
      {rows.map(({ key, name, tone, amount, days, filter, mark, below }) => (
        <li key={key} className={row.row} data-marked={mark !== undefined}>
          {mark !== undefined && <span className={css.mark}>{mark}</span>}
          <span className={row.name}>
            <Link to={recordsOf(days, filter)}>{name}</Link>
          </span>
          <Amount>{formatAmount(amount)}</Amount>
          <span className={css.bar} aria-hidden>
            <Bar label="" share={Number(amount) / largest} tone={tone} />
          </span>
          <span className={css.below}>{below}</span>
        </li>
      ))}
    </ul>
  )
}
