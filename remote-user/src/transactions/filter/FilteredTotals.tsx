import { isFiltered } from '@pundi/kit/list'
import { formatAmount } from '@pundi/kit/format'
import { ListTotals } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import { countWords } from '../count-words'
import type { Loaded } from '../load-transactions'
import type { View } from '../view'

interface FilteredTotalsProps {
  view: View
  loaded: Loaded
  isBusy: boolean
}

/** How many transactions and transfers the filter keeps, and the exact sums of the transactions. */
export function FilteredTotals({ view, loaded: { answer }, isBusy }: FilteredTotalsProps) {
  const text = useText()
  if (!answer) return null
  const { total, transfers, income, expense, balance } = answer.meta
  const isNew = total === 0 && !isFiltered(view)
  const say = (amount: string) => formatAmount(amount, { decimals: 'needed' })
  return (
    <ListTotals
      count={countWords({ total, transfers }, text)}
      busy={isBusy ? text('Memuat data transaksi...') : undefined}
      sums={
        isNew
          ? []
          : [
              { name: text('Income'), amount: say(income), tone: 'income' },
              { name: text('Expense'), amount: say(expense), tone: 'expense' },
              { name: text('Balance'), amount: say(balance) },
            ]
      }
    />
  )
}
