import {
  type ChangedAnswer,
  type MovedAnswer,
  moveTransactions,
  type BudgetAlert,
  type RemovedAnswer,
  type RemovedDays,
  removeTransaction,
  removeTransactions,
  removeTransfers,
} from '@pundi/contract'
import { answerChange, type ChangeAnswer, type DoneChange } from '@pundi/kit/form'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../../../catalogue/text'
import { undoEntries } from '../../../shared/save-form/undo-entries'

type Change = 'remove' | 'remove-many' | 'move' | 'restore'

type Changed = 'transactions' | 'transfers' | 'records'

interface Outcome {
  count: number
  /** What was changed; "records" means transactions and transfers. */
  are: Changed
  /** Number of selected transfers that did not move, because transfers have no category. */
  left?: number
  /** Ids of log entries. Restoring these entries undoes the change. May be empty. */
  undo: number[]
  passed?: BudgetAlert[]
}

export type TransactionsChanged = ChangeAnswer<Change, Outcome>
export type DoneTransactions = DoneChange<Change, Outcome>

/**
 * Makes the change that the field `change` names. Other fields of the form:
 * - `ids`: ids of transactions or, for "restore", of the log entries to restore
 * - `transfers`: ids of transfers
 * - `category_id`: for "move", the new category
 * - `left`: for "move", the number of selected transfers, which have no category
 * - `days`: for a removal, what becomes of past due dates (`RemovedDays`); "ask" if absent
 * - `are`: for "restore", whether transactions, transfers or both are restored
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
        fallback: text('We couldn’t delete the transaction.'),
      }).then(refuseUnasked)
    case 'remove-many':
      return removeSeveral(form, ids)
    case 'move':
      return send(moveTransactions, {
        body: { ids, category_id: Number(form.get('category_id')) },
        fallback: text('We couldn’t change the category.'),
      })
    case 'restore':
      return undoEntries(ids, text('We couldn’t undo the change.'))
  }
}

/** Deletes transactions, transfers or both. The server deletes either all of them or none. */
function removeSeveral(form: FormData, ids: number[]): Promise<ChangedAnswer> {
  const transfers = form.getAll('transfers').map(Number)
  if (transfers.length === 0)
    return send(removeTransactions, {
      body: { ids, days: daysIn(form) },
      fallback: text('We couldn’t delete the transactions.'),
    }).then(refuseUnasked)
  return send(removeTransfers, {
    body: { ids: transfers, ...(ids.length > 0 && { transaction_ids: ids }), days: daysIn(form) },
    fallback: text('Nothing was deleted.'),
  }).then(refuseUnasked)
}

const daysIn = (form: FormData) => (form.get('days') ?? 'ask') as RemovedDays

/**
 * @throws HttpError 409 if the server deleted nothing, because the user must first decide what
 * becomes of due dates. `errors.days` is the number of due dates.
 */
function refuseUnasked(answer: RemovedAnswer): RemovedAnswer {
  const { days } = answer.data
  if (days) throw new HttpError(text('Nothing was deleted.'), 409, { days: [String(days)] })
  return answer
}
