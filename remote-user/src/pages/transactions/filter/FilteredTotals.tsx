import { isFiltered } from '@pundi/kit/list'
import { formatAmount } from '@pundi/kit/format'
import { ListTotals } from '@pundi/kit/ui'
import { useText } from '../../../catalogue/text'
import { countWords } from '../count-words'
import type { Loaded } from '../load-transactions'
import type { View } from '../view'
import css from './FilteredTotals.module.css'

interface FilteredTotalsProps {
  view: View
  loaded: Loaded
  isBusy: boolean
}

export function FilteredTotals({ view, loaded: { answer }, isBusy }: FilteredTotalsProps) {
  const text = useText()
  if (!answer) return null
  const { total, transfers, income, expense, balance, owed } = answer.meta
  const isNew = total === 0 && !isFiltered(view)
  const say = (amount: string) => formatAmount(amount, { decimals: 'needed' })
  return (
    <>
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
      {owed !== undefined && (
        <p className={css.owed}>
          {text('You spent {spent}, of which friends owe you {amount}', {
            spent: say(expense),
            amount: say(owed),
          })}
        </p>
      )}
    </>
  )
}
