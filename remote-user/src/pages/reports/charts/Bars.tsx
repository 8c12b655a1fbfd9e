import { formatAmount, type Period } from '@pundi/kit/format'
import { Amount, Bar } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type RecordFilter, recordsOf } from '../../../shared/records-of/records-of'
import css from './Bars.module.css'
import row from './link-row.module.css'

export interface BarRow {
  key: number | string
  name: string
  tone: 'income' | 'expense'
  /** Decimal text: "1250000.50". */
  amount: string
  days: Period
  filter: RecordFilter
  icon?: ReactNode
  below: ReactNode
}

export function Bars({ rows }: { rows: BarRow[] }) {
  const largest = Math.max(1, ...rows.map(({ amount }) => Number(amount)))
  return (
    <ul className={css.list}>
      {rows.map(({ key, name, tone, amount, days, filter, icon, below }) => (
        <li key={key} className={row.row} data-icon={icon !== undefined}>
          {icon !== undefined && <span className={css.icon}>{icon}</span>}
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
