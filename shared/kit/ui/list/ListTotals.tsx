import type { CSSProperties } from 'react'
import { Amount } from '../figure/Amount'
import css from './ListTotals.module.css'

interface ListTotalsProps {
  count: string | undefined
  busy: string | undefined
  sums?: { name: string; amount: string; tone?: 'income' | 'expense' }[]
}

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
