import { transactionBody, type Transaction, type TransactionBody } from '@pundi/contract'
import { errorsOfIssues, firstOfEach } from '@pundi/kit/form'
import { HttpError } from '@pundi/platform/http'
import type { Text } from '@pundi/platform/i18n'
import { isUncertain } from '@pundi/kit/retry'
import type { MessageId } from '../catalogue/text'
import { bookOnce } from './book-once'
import { changeSeen } from './change-seen'
import type { Draft } from './draft'
import type { FormState, Saveable } from './modal-state'

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
