import {
  type ChangedAnswer,
  moveTransactions,
  removeTransaction,
  removeTransactions,
  restoreActivities,
} from '@pundi/contract'
import { answerChange, type ChangeAnswer } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'

type Change = 'remove' | 'remove-many' | 'move' | 'restore'

/** What came of a change, and the entries of the log that undo it: none where there is nothing to undo. */
export interface TransactionsChanged extends ChangeAnswer<Change> {
  undo: number[]
  /** How many transactions it was made to. */
  count: number
}

/** Makes the change that a form describes: `change`, the `ids` that it is about and, for a move, `category_id`. */
export async function changeTransactions(form: FormData): Promise<TransactionsChanged> {
  const change = form.get('change') as Change
  let [undo, count]: [number[], number] = [[], 0]
  const answer = await answerChange(change, async () => {
    const { data } = await make(change, form)
    count = data.count
    if (count > 0 && change !== 'restore') undo = data.activity_ids
    return sayDone(change, count)
  })
  if (!answer.isDone && answer.refusal.status === 404 && change === 'remove')
    return { change, isDone: true, message: sayDone(change, 0), undo, count }
  return { ...answer, undo, count }
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

/** What is said of a change of `count` transactions; of none, it was done by somebody else meanwhile. */
export function sayDone(change: Change, count: number): string {
  if (count === 0) return text('It was deleted already, perhaps in another tab. The log can bring it back.')
  if (change === 'move')
    return count === 1 ? text('1 transaction moved') : text('{count} transactions moved', { count })
  if (change === 'restore')
    return count === 1 ? text('1 transaction is back') : text('{count} transactions are back', { count })
  return count === 1 ? text('1 transaction deleted') : text('{count} transactions deleted', { count })
}
