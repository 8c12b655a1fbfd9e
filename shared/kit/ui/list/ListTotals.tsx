import type { CSSProperties } from 'react'
import { Amount } from '../figure/Amount'
import css from './ListTotals.module.css'

interface ListTotalsProps {
  /** The number of rows: "320 transactions". Announced when it changes. */
  count: string | undefined
  /** The message while it loads: "Memuat data transaksi..."; undefined otherwise. */
  busy: string | undefined
  /** Their sums, already formatted. */
  sums?: { name: string; amount: string; tone?: 'income' | 'expense' }[]
}

/** The number of rows that a filter keeps, and their totals. */
export const ListTotals = ({ count, busy, sums = [] }: ListTotalsProps) => (
  <div className={css.totals}>
    <p className={css.count}>
      <span role="status">{count}</span>
      {busy && <span className={css.busy}>{busy}</span>}
    </p>
    {sums.length > 0 && (
      <dl className={css.sums}>
        {sums.map(({ name, amount, tone }) => (
          <div key={name} className={css.sum}>
            <dt>{name}</dt>
            <dd style={{ '--figures': amount.length } as CSSProperties}>
              <Amount {...(tone && { tone })}>{amount}</Amount>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </div>
)
