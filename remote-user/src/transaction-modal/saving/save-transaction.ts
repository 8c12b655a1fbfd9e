import {
  type BookedAnswer,
  centsOf,
  decimalOf,
  findTransaction,
  type Share,
  type Split,
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
import { isShareable, writtenShares } from '../more/shares'
import { tagsOf } from '../more/tags'
import type { Draft } from './draft'
import type { FormState, Saveable } from '../modal-state'

/** Why a transaction was not saved. */
export interface Refusal extends FormRefusal<FormMessageId> {
  /** No answer came, so it may have been saved all the same. */
  isLost?: boolean
  /** Of the answer; 0 where there was none. */
  status?: number
  /** The transaction has been deleted. */
  isGone?: boolean
  /** The transaction as it is now, where it was changed since the form was opened. */
  now?: Transaction
  /** Another form used the form's key, as happens in a duplicated tab. */
  isTaken?: boolean
}

/** A draft as the body of a request, or what is wrong with it. */
export function checkDraft(draft: Draft): { body: TransactionBody } | Refusal {
  const { category, type, wallet_id, begins_earlier: _, splits, shares, ...texts } = draft
  // The field itself says what is no amount. The contract's message about it is meant for programs.
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

/** Adds or changes a transaction. `sent` has the form's key and the bodies that it sent without an answer. */
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
      message: say => say('This form was already saved in another tab. Save again to add it once more.'),
      errors: () => ({}),
      isTaken: true,
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // The change answers 404, or the key 410: an earlier try of this form was booked and then deleted.
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
 * Changes a transaction if it is still as it was when the form was opened. If it is not, an earlier try of this form
 * whose answer was lost may have changed it: then it is changed too. Otherwise answers what it is now.
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
  if (unsure.some(sent => says(now, sent))) return { saved: await changeTo(body, now.id, draft, now.version) }
  return { message: sayChanged, errors: () => ({}), now }
}

const sayChanged = (say: Text<FormMessageId>) => say('This transaction was changed since you opened it.')

const says = (now: Transaction, sent: TransactionBody) =>
  centsOf(now.amount) === centsOf(sent.amount) &&
  now.category_id === sent.category_id &&
  now.description === sent.description &&
  now.transaction_date === sent.transaction_date &&
  saysMore(now, sent)

/** What is absent was left as it is. */
const saysMore = (
  { wallet_id, is_refund = false, tags = [], splits = [], shares = [] }: Transaction,
  sent: TransactionBody,
) =>
  (sent.wallet_id === undefined || sent.wallet_id === (wallet_id ?? null)) &&
  (sent.is_refund === undefined || sent.is_refund === is_refund) &&
  (sent.tags === undefined || sent.tags.join('\n') === tags.join('\n')) &&
  (sent.splits === undefined || sayParts(sent.splits) === sayParts(splits)) &&
  (sent.shares === undefined || sayShares(sent.shares) === sayShares(shares))

const sayParts = (parts: readonly Split[]) =>
  JSON.stringify(
    parts.map(({ category_id, amount, note }) => [category_id, decimalOf(centsOf(amount)), note]),
  )

const sayShares = (shares: readonly Share[]) =>
  JSON.stringify(shares.map(({ name, amount, owed_by }) => [name, decimalOf(centsOf(amount)), owed_by]))
