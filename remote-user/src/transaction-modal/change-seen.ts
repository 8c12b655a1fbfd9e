import type { Transaction, TransactionBody } from '@pundi/contract'
import { HttpError } from '@pundi/platform/http'
import type { Text } from '@pundi/platform/i18n'
import type { MessageId } from '../catalogue/text'
import { changeTransaction, findTransaction } from './transaction-modal-api'

/**
 * Changes a transaction that is still what the form was opened with. Where it is not, answers what it is now; unless
 * an earlier try of this form made it so, without our hearing of it: that is what the form has seen, too.
 */
export async function changeSeen(seen: Transaction, body: TransactionBody, unsure: TransactionBody[]) {
  try {
    return { saved: await changeTransaction(seen.id, body, seen.version) }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 412) throw error
  }
  const now = await findTransaction(seen.id)
  if (unsure.some(sent => says(now, sent)))
    return { saved: await changeTransaction(now.id, body, now.version) }
  return { message: sayChanged, errors: () => ({}), now }
}

const sayChanged = (say: Text<MessageId>) => say('This transaction was changed since you opened it.')

const says = (now: Transaction, { amount, category_id, description, transaction_date }: TransactionBody) =>
  Number(now.amount) === Number(amount) &&
  now.category_id === category_id &&
  now.description === description &&
  now.transaction_date === transaction_date
