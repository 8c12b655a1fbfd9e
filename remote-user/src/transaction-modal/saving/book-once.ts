import { addTransaction, type BookedAnswer, changeTransaction, type TransactionBody } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import type { FormState } from '../modal-state'
import type { Draft } from './draft'
import { formText } from '../catalogue/text'

/**
 * Adds the transaction of a form once, although earlier tries whose answers were lost may have been booked. The server
 * keeps one key for one body. Where it refuses the key, one of those tries was booked: it is found by sending each
 * again, and then changed to the form's values. That is done in one session: in the next one it is another user's.
 *
 * @returns undefined where the key was used by another form
 */
export async function bookOnce(
  body: TransactionBody,
  { key, unsure, draft }: Pick<FormState, 'key' | 'unsure'> & { draft?: Draft },
): Promise<BookedAnswer | undefined> {
  const { token } = session.getState()
  const booked = await tryKey(body, key, draft)
  if (booked) return booked
  for (const sent of unsure) {
    stayIn(token)
    const first = isSame(sent, body) ? undefined : await tryKey(sent, key, draft)
    stayIn(token)
    if (first) return changeTo(body, first.data.id, draft)
  }
  return undefined
}

/** @throws as where no answer comes, if the session is another one by now */
function stayIn(token: string | null) {
  if (session.getState().token !== token) throw new HttpError(failedToSave(), 0)
}

/** Whether two bodies have the same values. Their order may differ: another build may have kept one of them. */
export function isSame(one: TransactionBody, other: TransactionBody) {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof TransactionBody>
  return [...fields].every(field => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}

/** Undefined where the key was used with another body. */
async function tryKey(body: TransactionBody, key: string, draft: Draft | undefined) {
  try {
    return await send(addTransaction, { body, key, ...begunBy(draft), fallback: failedToSave() })
  } catch (error) {
    if (error instanceof HttpError && error.status === 422 && 'Idempotency-Key' in error.errors)
      return undefined
    throw error
  }
}

export const failedToSave = () => formText('Terjadi kesalahan saat menyimpan transaksi')

/** Changes a transaction. With a `version`, the answer is 412 where the transaction was changed since. */
export const changeTo = (body: TransactionBody, id: number, draft?: Draft, version?: string) =>
  send(changeTransaction, { params: { id }, body, version, ...begunBy(draft), fallback: failedToSave() })

/** The query that lets the wallet begin on the day of the record, where that was chosen. */
const begunBy = (draft: Draft | undefined) => (draft?.begins_earlier ? { query: { begins: 'earlier' } } : {})
