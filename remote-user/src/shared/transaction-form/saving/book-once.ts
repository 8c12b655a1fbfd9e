import { addTransaction, type BookedAnswer, changeTransaction, type TransactionBody } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import type { FormState } from '../../booking-draft/modal-state'
import type { Draft } from '../../booking-draft/draft'
import { formText } from '../catalogue/text'

/**
 * Adds a transaction only once, even if an earlier attempt was saved and its response was lost.
 * For each Idempotency-Key, the server accepts only one body. If the server refuses the key, each
 * earlier body is sent again, to find the transaction that was saved. That transaction is then
 * changed to `body`.
 * Throws if the session changes, because the next session may be another user's.
 *
 * @returns undefined if another form used the key
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
    const first = isSameBody(sent, body) ? undefined : await tryKey(sent, key, draft)
    stayIn(token)
    if (first) return withEntriesOf(first, await changeTo(body, first.data.id, draft))
  }
  return undefined
}

const withEntriesOf = (first: BookedAnswer, { activity_ids, ...then }: BookedAnswer): BookedAnswer => ({
  ...then,
  ...(first.activity_ids && activity_ids && { activity_ids: [...first.activity_ids, ...activity_ids] }),
})

/** @throws HttpError with status 0 if the session has changed */
function stayIn(token: string | null) {
  if (session.getState().token !== token) throw new HttpError(failedToSave(), 0)
}

/**
 * Compares the values. The order of the keys may differ, because another build may have stored one
 * of the bodies.
 */
export function isSameBody(one: TransactionBody, other: TransactionBody) {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof TransactionBody>
  return [...fields].every(field => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}

/** Adds the transaction. Undefined if the Idempotency-Key was already used with another body. */
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

/** With a `version`, the server answers 412 if the transaction has changed. */
export const changeTo = (body: TransactionBody, id: number, draft?: Draft, version?: string) =>
  send(changeTransaction, { params: { id }, body, version, ...begunBy(draft), fallback: failedToSave() })

const begunBy = (draft: Draft | undefined) => (draft?.begins_earlier ? { query: { begins: 'earlier' } } : {})
