import {
  type ChangedAnswer,
  type MovedAnswer,
  moveTransactions,
  type PassedMark,
  type RemovedAnswer,
  type RemovedDays,
  removeTransaction,
  removeTransactions,
  removeTransfers,
  restoreActivities,
} from '@pundi/contract'
import { answerChange, type ChangeAnswer, type DoneChange } from '@pundi/kit/form'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'

type Change = 'remove' | 'remove-many' | 'move' | 'restore'

type Changed = 'transactions' | 'transfers' | 'records'

interface Outcome {
  /** How many were changed. */
  count: number
  /** What they are: with transfers among transactions they are records. */
  are: Changed
  /** Of a move: the transfers that were selected with them, and stay. */
  left?: number
  /** The entries of the log that undo the change; none where there is nothing to undo. */
  undo: number[]
  /** The budgets that a move made pass a mark. */
  passed?: PassedMark[]
}

export type TransactionsChanged = ChangeAnswer<Change, Outcome>
export type DoneTransactions = DoneChange<Change, Outcome>

/**
 * Makes the change that a form describes: `change`, the `ids` of the transactions and the `transfers` that it is about
 * and, for a move, `category_id`; a removal asks what becomes of the days of schedules, unless `days` says so. What is restored are entries of the log, so the form says what they `are`.
 */
export async function changeTransactions(form: FormData): Promise<TransactionsChanged> {
  const change = form.get('change') as Change
  const answer = await answerChange(change, async () => {
    const { data, meta } = await make(change, form)
    const left = Number(form.get('left') ?? 0)
    const undo = change === 'restore' ? [] : data.activity_ids
    return { count: data.count, are: whatOf(form), left, undo, ...meta }
  })
  const isGone = !answer.isDone && answer.refusal.status === 404 && change === 'remove'
  return isGone ? { change, isDone: true, outcome: { count: 0, are: whatOf(form), undo: [] } } : answer
}

function whatOf(form: FormData): Changed {
  const are = form.get('are')
  if (are !== null) return are as Changed
  if (!form.has('transfers')) return 'transactions'
  return form.has('ids') ? 'records' : 'transfers'
}

function make(change: Change, form: FormData): Promise<MovedAnswer> {
  const ids = form.getAll('ids').map(Number)
  switch (change) {
    case 'remove':
      if (form.has('transfers')) return removeSeveral(form, ids)
      return send(removeTransaction, {
        params: { id: Number(form.get('ids')) },
        query: { days: daysIn(form) },
        fallback: text('The transaction could not be deleted.'),
      }).then(refuseUnasked)
    case 'remove-many':
      return removeSeveral(form, ids)
    case 'move':
      return send(moveTransactions, {
        body: { ids, category_id: Number(form.get('category_id')) },
        fallback: text('The transactions could not be moved.'),
      })
    case 'restore':
      return send(restoreActivities, { body: { ids }, fallback: text('That could not be undone.') })
  }
}

/** All of them or none, so nothing is left to be said of a part. */
function removeSeveral(form: FormData, ids: number[]): Promise<ChangedAnswer> {
  const transfers = form.getAll('transfers').map(Number)
  if (transfers.length === 0)
    return send(removeTransactions, {
      body: { ids, days: daysIn(form) },
      fallback: text('The transactions could not be deleted.'),
    }).then(refuseUnasked)
  return send(removeTransfers, {
    body: { ids: transfers, ...(ids.length > 0 && { transaction_ids: ids }), days: daysIn(form) },
    fallback: text('Nothing was deleted.'),
  }).then(refuseUnasked)
}

const daysIn = (form: FormData) => (form.get('days') ?? 'ask') as RemovedDays

/** Throws where nothing was deleted, since it was not said what becomes of days: `days` says how many. */
function refuseUnasked(answer: RemovedAnswer): RemovedAnswer {
  const { days } = answer.data
  if (days) throw new HttpError(text('Nothing was deleted.'), 409, { days: [String(days)] })
  return answer
}
