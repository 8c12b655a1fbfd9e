import { formatAmount, formatDay } from '@pundi/kit/format'
import type { FetcherWithComponents } from 'react-router-dom'
import { ChangeNotice } from '../change-form/ChangeNotice'
import { type text as Text, useText } from './catalogue/text'
import type { DoneGoal, GoalChanged } from './change-goals'

/** What is said of changes of goals. */
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

/** They are asked for by one press, without a form. */
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
      if (isReached) return text('{name} is reached. Well done!', { name })
      return planned_on
        ? text('{amount} planned for {name} on {day}.', { ...values, day: formatDay(planned_on) })
        : text('{amount} put aside for {name}.', values)
    case 'takeOut':
      return text('{amount} taken out of {name}.', values)
    case 'removeMove':
      return text('Deleted from {name}.', { name })
    case 'undo':
      return text('It has been undone.')
  }
}
