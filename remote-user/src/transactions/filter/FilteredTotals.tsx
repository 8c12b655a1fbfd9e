import { isFiltered } from '@pundi/kit/list'
import { formatAmount } from '@pundi/kit/format'
import { ListTotals } from '@pundi/kit/ui'
import { TryAgain } from '../../TryAgain'
import { useText } from '../../catalogue/text'
import { countWords } from '../count-words'
import type { Loaded } from '../load-transactions'
import type { View } from '../view'

interface FilteredTotalsProps {
  view: View
  loaded: Loaded
  isBusy: boolean
}

/** How many transactions the filter keeps, and their exact sums. */
export function FilteredTotals({ view, loaded: { answer, summary }, isBusy }: FilteredTotalsProps) {
  const text = useText()
  const count = answer?.meta.total ?? summary?.count
  const isNew = count === 0 && !isFiltered(view)
  const say = (amount: string) => formatAmount(amount, { decimals: 2 })
  return (
    <>
      <ListTotals
        count={count === undefined ? undefined : countWords(count, text)}
        busy={isBusy ? text('Memuat data transaksi...') : undefined}
        sums={
          isNew || !summary
            ? []
            : [
                { name: text('Income'), amount: say(summary.income), tone: 'income' },
                { name: text('Expense'), amount: say(summary.expense), tone: 'expense' },
                { name: text('Balance'), amount: say(summary.balance) },
              ]
        }
      />
      {!summary && answer && <TryAgain message={text('Failed to fetch transactions')} />}
    </>
  )
}
