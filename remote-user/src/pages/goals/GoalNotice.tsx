import { formatAmount, formatDay } from '@pundi/kit/format'
import type { FetcherWithComponents } from 'react-router-dom'
import { ChangeNotice } from '../../shared/save-form/ChangeNotice'
import { type text as Text, useText } from './catalogue/text'
import type { DoneGoal, GoalChanged } from './change-goals'

export function GoalNotice({ fetcher }: { fetcher: FetcherWithComponents<GoalChanged> }) {
  const text = useText()
  return (
    <ChangeNotice
      fetcher={fetcher}
      action="/goals"
      sayDone={done => sayDone(done, text)}
      saidHere={saidHere}
    />
  )
}

const saidHere: GoalChanged['change'][] = ['removeMove', 'undo']

function sayDone({ change, outcome }: DoneGoal, text: typeof Text) {
  const { name = '', amount = '0', planned_on, isReached } = outcome
  const values = { name, amount: formatAmount(amount, { decimals: 'needed' }) }
  switch (change) {
    case 'addGoal':
      return text('{name} has been added.', { name })
    case 'changeGoal':
      return text('{name} has been updated.', { name })
    case 'removeGoal':
      return text('{name} has been deleted.', { name })
    case 'putAside':
      if (isReached) return text('You reached {name}. Well done!', { name })
      return planned_on
        ? text('{amount} planned for {name} on {day}.', { ...values, day: formatDay(planned_on) })
        : text('{amount} set aside for {name}.', values)
    case 'takeOut':
      return text('{amount} withdrawn from {name}.', values)
    case 'removeMove':
      return text('Transaction deleted from {name}.', { name })
    case 'undo':
      return text('Change undone.')
  }
}
