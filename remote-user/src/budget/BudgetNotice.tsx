import { formatAmount } from '@pundi/kit/format'
import { Toast } from '@pundi/kit/ui'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import { type text as Text, useText } from './catalogue/text'
import type { BudgetChanged, DoneBudget } from './change-budgets'

/** Says that a change was made, with its undo; or why an undo was refused. A form says itself why it was not saved. */
export function BudgetNotice({ fetcher }: { fetcher: FetcherWithComponents<BudgetChanged> }) {
  const text = useText()
  const [dismissed, setDismissed] = useState<object>()
  const answer = fetcher.data === dismissed ? undefined : fetcher.data
  const done = answer?.isDone ? answer : undefined
  const refused = answer && !answer.isDone && answer.change === 'undo' ? answer : undefined
  const ids = done?.outcome.undo
  return (
    <Toast
      message={done ? sayDone(done, text) : refused?.message}
      stamp={answer}
      action={
        ids === undefined
          ? undefined
          : {
              label: text('Undo'),
              onAct: () =>
                void fetcher.submit({ change: 'undo', ids }, { method: 'post', action: '/budget' }),
            }
      }
      onDismiss={() => setDismissed(answer)}
      dismissLabel={text('Dismiss')}
    />
  )
}

function sayDone({ change, outcome }: DoneBudget, text: typeof Text) {
  const { name = '', other = '', amount = '0', undo } = outcome
  switch (change) {
    case 'set':
      return undo === undefined ? text('Nothing has changed.') : text('Your budgets have been saved.')
    case 'setOne':
      return text('The budget of {name} has been saved.', { name })
    case 'end':
      return text('The budget of {name} has ended.', { name })
    case 'move':
      return text('{amount} moved from {name} to {other}.', {
        ...{ name, other, amount: formatAmount(amount, { decimals: 'needed' }) },
      })
    case 'undo':
      return text('It has been undone.')
  }
}
