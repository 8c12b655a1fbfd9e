import { formatAmount } from '@pundi/shared/format'
import { Amount } from '@pundi/shared/ui'
import { TryAgain } from '../TryAgain'
import { useText } from '../catalogue/text'
import { countWords } from './count-words'
import css from './FilteredTotals.module.css'
import type { Loaded } from './load-transactions'
import { isFiltered, type View } from './view'

interface FilteredTotalsProps {
  view: View
  loaded: Loaded
  isBusy: boolean
}

/** How many transactions the filter keeps, and their exact sums. */
export function FilteredTotals({ view, loaded: { list, summary }, isBusy }: FilteredTotalsProps) {
  const text = useText()
  const count = list?.meta.total ?? summary?.count
  const isNew = count === 0 && !isFiltered(view)
  const sums = !isNew &&
    summary && [
      { name: text('Income'), amount: summary.income, tone: 'income' as const },
      { name: text('Expense'), amount: summary.expense, tone: 'expense' as const },
      { name: text('Balance'), amount: summary.balance, tone: undefined },
    ]
  return (
    <>
      <div className={css.totals}>
        <p className={css.count}>
          <span role="status">{count !== undefined && countWords(count, text)}</span>
          {isBusy && <span className={css.busy}>{text('Memuat data transaksi...')}</span>}
        </p>
        {sums && (
          <dl className={css.sums}>
            {sums.map(({ name, amount, tone }) => (
              <div key={name} className={css.sum}>
                <dt>{name}</dt>
                <dd>
                  <Amount {...(tone && { tone })}>{formatAmount(amount, { decimals: 2 })}</Amount>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {!summary && list && <TryAgain message={text('Failed to fetch transactions')} />}
    </>
  )
}
