import {
  type ChangedAnswer,
  moveTransactions,
  removeTransaction,
  removeTransactions,
  restoreActivities,
} from '@pundi/contract'
import { answerChange, type ChangeAnswer, type DoneChange } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'

type Change = 'remove' | 'remove-many' | 'move' | 'restore'

interface Outcome {
  /** How many transactions were changed. */
  count: number
  /** The entries of the log that undo the change; none where there is nothing to undo. */
  undo: number[]
}

export type TransactionsChanged = ChangeAnswer<Change, Outcome>
export type DoneTransactions = DoneChange<Change, Outcome>

/** Makes the change that a form describes: `change`, the `ids` that it is about and, for a move, `category_id`. */
export async function changeTransactions(form: FormData): Promise<TransactionsChanged> {
  const change = form.get('change') as Change
  const answer = await answerChange(change, async () => {
    const { data } = await make(change, form)
    return { count: data.count, undo: change === 'restore' ? [] : data.activity_ids }
  })
  const isGone = !answer.isDone && answer.refusal.status === 404 && change === 'remove'
  return isGone ? { change, isDone: true, outcome: { count: 0, undo: [] } } : answer
}

function make(change: Change, form: FormData): Promise<ChangedAnswer> {
  const ids = form.getAll('ids').map(Number)
  switch (change) {
    case 'remove':
      return send(removeTransaction, {
        params: { id: Number(form.get('ids')) },
        fallback: text('The transaction could not be deleted.'),
      })
    case 'remove-many':
      return send(removeTransactions, {
        body: { ids },
        fallback: text('The transactions could not be deleted.'),
      })
    case 'move':
      return send(moveTransactions, {
        body: { ids, category_id: Number(form.get('category_id')) },
        fallback: text('The transactions could not be moved.'),
      })
    case 'restore':
      return send(restoreActivities, { body: { ids }, fallback: text('That could not be undone.') })
  }
}
