import { addTransaction, changeTransaction, type Transaction, type TransactionBody } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import type { FormState } from '../modal-state'
import { text } from '../../catalogue/text'

/**
 * Adds what a form says now, once, though earlier tries of the same form may have been booked without our hearing of
 * it. The server keeps one key for one body: where it refuses the key, one of those tries was booked; sent again as it
 * was, it is named, and then changed to what the form says now.
 *
 * @returns undefined where the key was used by another form
 */
export async function bookOnce(
  body: TransactionBody,
  { key, unsure }: Pick<FormState, 'key' | 'unsure'>,
): Promise<Transaction | undefined> {
  const booked = await tryKey(body, key)
  if (booked) return booked
  for (const sent of unsure) {
    const first = isSame(sent, body) ? undefined : await tryKey(sent, key)
    if (first) return changeTo(body, first.id)
  }
  return undefined
}

/** Whether two bodies say the same, in whatever order: what was kept by another build may have another one. */
export function isSame(one: TransactionBody, other: TransactionBody) {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof TransactionBody>
  return [...fields].every(field => one[field] === other[field])
}

/** Undefined where the key was used with another body. */
async function tryKey(body: TransactionBody, key: string) {
  try {
    return (await send(addTransaction, { body, key, fallback: failedToSave() })).data
  } catch (error) {
    if (error instanceof HttpError && error.status === 422 && 'Idempotency-Key' in error.errors)
      return undefined
    throw error
  }
}

export const failedToSave = () => text('Terjadi kesalahan saat menyimpan transaksi')

/** With a `version`, answered 412 where the transaction is another by now. */
export async function changeTo(body: TransactionBody, id: number, version?: string) {
  const options = { params: { id }, body, version, fallback: failedToSave() }
  return (await send(changeTransaction, options)).data
}
