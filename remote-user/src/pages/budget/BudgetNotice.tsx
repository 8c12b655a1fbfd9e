import { formatAmount } from '@pundi/kit/format'
import type { FetcherWithComponents } from 'react-router-dom'
import { ChangeNotice } from '../../shared/save-form/ChangeNotice'
import { type text as Text, useText } from './catalogue/text'
import type { BudgetChanged, DoneBudget } from './change-budgets'

export function BudgetNotice({ fetcher }: { fetcher: FetcherWithComponents<BudgetChanged> }) {
  const text = useText()
  return (
    <ChangeNotice
      fetcher={fetcher}
      action="/budget"
      sayDone={done => sayDone(done, text)}
      saidHere={saidHere}
    />
  )
}

const saidHere: BudgetChanged['change'][] = ['undo']

function sayDone({ change, outcome }: DoneBudget, text: typeof Text) {
  const { name = '', other = '', amount = '0', undo } = outcome
  switch (change) {
    case 'set':
      return undo === undefined ? text('Nothing has changed.') : text('Your budgets have been saved.')
    case 'setOne':
      return text('Your {name} budget has been saved.', { name })
    case 'end':
      return text('Your {name} budget has ended.', { name })
    case 'move':
      return text('{amount} moved from {name} to {other}.', {
        ...{ name, other, amount: formatAmount(amount, { decimals: 'needed' }) },
      })
    case 'undo':
      return text('Change undone.')
  }
}
