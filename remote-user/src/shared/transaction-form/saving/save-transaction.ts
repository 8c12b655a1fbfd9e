import {
  type BookedAnswer,
  centsOf,
  decimalOf,
  findTransaction,
  type Transaction,
  transactionBody,
  type TransactionBody,
} from '@pundi/contract'
import { errorsOfIssues, firstOfEach, type FormRefusal } from '@pundi/kit/form'
import { HttpError, send } from '@pundi/platform/http'
import type { Text } from '@pundi/platform/i18n'
import { isUncertain } from '@pundi/kit/retry'
import type { FormMessageId } from '../catalogue/text'
import { bookOnce, changeTo, failedToSave } from './book-once'
import { isShareable, writtenShares } from '../../booking-draft/shares'
import { tagsOf } from '../fields/tags/tags'
import { bodyOf, type Draft } from '../../booking-draft/draft'
import type { FormState, Saveable } from '../../booking-draft/modal-state'

export interface Refusal extends FormRefusal<FormMessageId> {
  /** True if no response came. The transaction may have been saved. */
  isLost?: boolean
  /** HTTP status; 0 without a response. */
  status?: number
  isGone?: boolean
  /** The saved transaction, if it was changed after the form was opened. */
  now?: Transaction
  /** True if another form used this form's Idempotency-Key, for example in a duplicated tab. */
  isTaken?: boolean
}

export function checkDraft(draft: Draft): { body: TransactionBody } | Refusal {
  const { category, type, wallet_id, begins_earlier: _, splits, shares, ...texts } = draft
  // An invalid amount becomes empty, because the amount field explains the mistake better than the
  // contract's message.
  const amount = /^\d+(\.\d+)?$/.test(texts.amount) ? texts.amount : ''
  const checked = transactionBody.safeParse({
    ...{ ...texts, type, amount, category_id: category?.id, wallet_id },
    is_refund: draft.is_refund && type === 'expense',
    tags: draft.tags || draft.typed_tag ? tagsOf(draft) : undefined,
    splits: splits?.map(part => ({ ...part, category_id: part.category?.id })),
    shares: shares && (isShareable(draft) ? writtenShares(shares) : []),
  })
  if (checked.success) return { body: checked.data }
  return { errors: say => errorsOfIssues(checked.error.issues, id => say(id as FormMessageId)) }
}

/** @param sent the form's Idempotency-Key, and the earlier bodies that got no response */
export async function saveTransaction(
  purpose: Saveable,
  body: TransactionBody,
  sent: Pick<FormState, 'key' | 'unsure' | 'draft'>,
): Promise<{ saved: BookedAnswer } | Refusal> {
  try {
    if (purpose.mode === 'edit') return await changeSeen(purpose.transaction, body, sent)
    const saved = await bookOnce(body, sent)
    if (saved) return { saved }
    return {
      message: say => say('You saved this in another tab. Saving again adds a copy.'),
      errors: () => ({}),
      isTaken: true,
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // An earlier attempt was saved, and the transaction was then deleted. The server answers 404 to
    // a change, and 410 to a request with the used key.
    if (error.status === 404 || error.status === 410)
      return {
        message: say => say('This transaction has been deleted.'),
        errors: () => ({}),
        isGone: true,
      }
    return {
      message: () => error.message,
      errors: () => firstOfEach(error.errors),
      isLost: isUncertain(error.status),
      status: error.status,
    }
  }
}

/**
 * Changes a transaction. If the transaction was changed elsewhere after the form was opened,
 * returns the saved version as `now`.
 * If an earlier attempt of this form changed the transaction and got no response, makes the change
 * again. The result then has no `activity_ids`, because the log entry of the earlier attempt is
 * unknown.
 */
async function changeSeen(
  seen: Transaction,
  body: TransactionBody,
  { unsure, draft }: Pick<FormState, 'unsure' | 'draft'>,
) {
  try {
    return { saved: await changeTo(body, seen.id, draft, seen.version) }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 412) throw error
  }
  const { data: now } = await send(findTransaction, { params: { id: seen.id }, fallback: failedToSave() })
  if (unsure.some(sent => says(now, sent))) {
    const { activity_ids: _, ...saved } = await changeTo(body, now.id, draft, now.version)
    return { saved }
  }
  return { message: sayChanged, errors: () => ({}), now }
}

const sayChanged = (say: Text<FormMessageId>) => say('This transaction was changed since you opened it.')

/** True if `now` has every value of `sent`. Fields that were not sent are ignored. */
function says(now: Transaction, sent: TransactionBody) {
  const saved = transactionBody.safeParse(bodyOf(now))
  const fields = Object.keys(sent) as (keyof TransactionBody)[]
  return (
    saved.success &&
    fields.every(field => sent[field] === undefined || sayField(sent, field) === sayField(saved.data, field))
  )
}

const sayField = (body: TransactionBody, field: keyof TransactionBody) =>
  JSON.stringify({ [field]: body[field] }, (name, value: unknown) =>
    name === 'amount' ? decimalOf(centsOf(String(value))) : value,
  )
