import { Amount } from '../figure/Amount'
import css from './ListTotals.module.css'

interface ListTotalsProps {
  /** How many rows there are: "320 transactions". Announced when it changes. */
  count: string | undefined
  /** What is being done: "Memuat data transaksi..."; undefined while nothing is. */
  busy: string | undefined
  /** Their sums, already formatted. */
  sums?: { name: string; amount: string; tone?: 'income' | 'expense' }[]
}

/** How many rows a filter keeps, and their sums. */
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
            <dd>
              <Amount {...(tone && { tone })}>{amount}</Amount>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </div>
)
