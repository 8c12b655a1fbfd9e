import type { ChangedAnswer } from '@pundi/contract'
import { HttpError } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import {
  moveTransactions,
  removeTransaction,
  removeTransactions,
  restoreActivities,
} from './transactions-api'

type Change = 'remove' | 'remove-many' | 'move' | 'restore'

/** What came of a change: how many records it was about and how it can be undone, or why it was not made. */
export type ChangeAnswer =
  | { done: Change; count: number; undo: number[] }
  /** Done by somebody else meanwhile, so there is nothing left to do. */
  | { isGone: true }
  | { failed: Change; message: string }

/** Makes the change that a form describes: `change`, the `ids` that it is about and, for a move, `category_id`. */
export async function changeTransactions(form: FormData): Promise<ChangeAnswer> {
  const change = form.get('change') as Change
  try {
    const { data } = await send(change, form.getAll('ids').map(Number), Number(form.get('category_id')))
    if (data.count === 0) return { isGone: true }
    return { done: change, count: data.count, undo: change === 'restore' ? [] : data.activity_ids }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.status === 404 && change === 'remove') return { isGone: true }
    return { failed: change, message: error.message }
  }
}

function send(change: Change, ids: number[], categoryId: number): Promise<ChangedAnswer> {
  switch (change) {
    case 'remove':
      return removeTransaction(ids[0]!)
    case 'remove-many':
      return removeTransactions(ids)
    case 'move':
      return moveTransactions(ids, categoryId)
    case 'restore':
      return restoreActivities(ids)
  }
}

/** What is said of an answer; undefined for a failure, which is said where it was asked for. */
export function tellChange(answer: ChangeAnswer): string | undefined {
  if ('isGone' in answer)
    return text('It was deleted already, perhaps in another tab. The log can bring it back.')
  if ('failed' in answer) return undefined
  const { done, count } = answer
  if (done === 'move')
    return count === 1 ? text('1 transaction moved') : text('{count} transactions moved', { count })
  if (done === 'restore')
    return count === 1 ? text('1 transaction is back') : text('{count} transactions are back', { count })
  return count === 1 ? text('1 transaction deleted') : text('{count} transactions deleted', { count })
}
