import { findTransaction, type Transaction, transactionBody, type TransactionBody } from '@pundi/contract'
import { errorsOfIssues, firstOfEach } from '@pundi/kit/form'
import { HttpError, send } from '@pundi/platform/http'
import type { Text } from '@pundi/platform/i18n'
import { isUncertain } from '@pundi/kit/retry'
import type { MessageId } from '../../catalogue/text'
import { bookOnce, changeTo, failedToSave } from './book-once'
import type { Draft } from './draft'
import type { FormState, Saveable } from '../modal-state'

/** Why a form was not saved. It is said by who draws it: the language may change while it stands there. */
export interface Refused {
  message?: (say: Text<MessageId>) => string
  /** By the name of their field. */
  errors: (say: Text<MessageId>) => Record<string, string>
  /** It may have been saved all the same. */
  isLost?: boolean
  /** What was to be changed, or was added without our hearing, is no longer there. */
  isGone?: boolean
  /** What is there now, where it was changed since the form was opened. */
  now?: Transaction
  /** The form's key belongs to another form by now, which is what a duplicated tab makes. */
  isTaken?: boolean
}

/** What a draft says, as the contract wants it, or what is wrong with which field. */
export function checkDraft({ category, ...texts }: Draft): { body: TransactionBody } | Refused {
  // The field itself refuses what is no amount; what the contract says of it is meant for programs.
  const amount = /^\d+(\.\d+)?$/.test(texts.amount) ? texts.amount : ''
  const checked = transactionBody.safeParse({ ...texts, amount, category_id: category?.id })
  if (checked.success) return { body: checked.data }
  return { errors: say => errorsOfIssues(checked.error.issues, id => say(id as MessageId)) }
}

/** Adds or changes a transaction. `sent` is the key of the form, and what it sent before without an answer. */
export async function saveTransaction(
  purpose: Saveable,
  body: TransactionBody,
  sent: Pick<FormState, 'key' | 'unsure'>,
): Promise<{ saved: Transaction } | Refused> {
  try {
    if (purpose.mode === 'edit') return await changeSeen(purpose.transaction, body, sent.unsure)
    const saved = await bookOnce(body, sent)
    if (saved) return { saved }
    return {
      message: say => say('This form was already saved in another tab. Save again to book it once more.'),
      errors: () => ({}),
      isTaken: true,
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // 404 to its change, or 410 to its key: an earlier try of this form was booked, and is gone.
    if (error.status === 404 || error.status === 410)
      return {
        message: say => say('This transaction was deleted meanwhile.'),
        errors: () => ({}),
        isGone: true,
      }
    return {
      message: () => error.message,
      errors: () => firstOfEach(error.errors),
      isLost: isUncertain(error.status),
    }
  }
}

/**
 * Changes a transaction that is still what the form was opened with. Where it is not, answers what it is now; unless
 * an earlier try of this form made it so, without our hearing of it: that is what the form has seen, too.
 */
async function changeSeen(seen: Transaction, body: TransactionBody, unsure: TransactionBody[]) {
  try {
    return { saved: await changeTo(body, seen.id, seen.version) }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 412) throw error
  }
  const { data: now } = await send(findTransaction, { params: { id: seen.id }, fallback: failedToSave() })
  if (unsure.some(sent => says(now, sent))) return { saved: await changeTo(body, now.id, now.version) }
  return { message: sayChanged, errors: () => ({}), now }
}

const sayChanged = (say: Text<MessageId>) => say('This transaction was changed since you opened it.')

const says = (now: Transaction, { amount, category_id, description, transaction_date }: TransactionBody) =>
  Number(now.amount) === Number(amount) &&
  now.category_id === category_id &&
  now.description === description &&
  now.transaction_date === transaction_date
