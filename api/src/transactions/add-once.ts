import { createHash } from 'node:crypto'
import type { Transaction, TransactionBody } from '@pundi/shared/contract'
import { isDuplicate, type Queryable } from '../database/database'
import type { MessageId } from '../messages/say'
import { Refusal } from '../http/refusal'
import { addTransaction } from './change-queries'
import { findAnswer } from './queries'
import { refuseCategory } from './refuse-category'

const header = 'Idempotency-Key'

/**
 * Adds a transaction, or gives the first answer again where the user's key was used before with the same body.
 * Of two at the same moment the database lets one in; the other reads that one's answer.
 */
export async function addOnce(
  db: Queryable,
  userId: number,
  body: TransactionBody,
  key: string | undefined,
): Promise<Transaction> {
  if (key === undefined) return (await addTransaction(db, userId, body)) ?? refuseCategory()
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) refuse('The key must have 1 to 255 visible characters.')
  const repeat = { key, body_hash: hashOf(body) }
  try {
    return (await addTransaction(db, userId, body, repeat)) ?? refuseCategory()
  } catch (error) {
    if (!isDuplicate(error, 'idempotency_keys_pkey')) throw error
    const first = await findAnswer(db, userId, key)
    if (!first) throw error
    if (!first.body_hash.equals(repeat.body_hash)) refuse('This key was used for something else.')
    return first.answer
  }
}

const hashOf = (body: TransactionBody) =>
  createHash('sha256')
    .update(
      JSON.stringify([body.amount, body.type, body.category_id, body.description, body.transaction_date]),
    )
    .digest()

function refuse(message: MessageId): never {
  throw new Refusal(422, message, { errors: { [header]: [message] } })
}
