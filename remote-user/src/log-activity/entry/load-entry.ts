import {
  findActivity,
  findTransaction,
  type ActivityDetail,
  type CountedCategory,
  type RecordState,
} from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'
import { askCategories } from '../../transaction-modal/load-categories'

/** An opened entry, with what the user must know to restore its record. */
export interface Entry extends ActivityDetail {
  /** The record as it is now. Null where it is deleted, undefined where it does not matter. */
  now?: RecordState | null
  /** The categories that its transaction can have, where its own category is deleted. */
  choices?: CountedCategory[]
}

/**
 * @param isChanged the server has said that the record was changed since
 * @throws HttpError where any part of it could not be loaded
 */
export async function loadEntry(id: number, isChanged = false): Promise<Entry> {
  const { data } = await send(findActivity, {
    params: { id },
    fallback: text('This activity could not be loaded'),
  })
  const { before: record, after, obstacle } = data
  if (!record || !data.can_restore || obstacle === 'same' || obstacle === 'type') return data
  if (!obstacle && !isChanged) return data
  // A deleted record does not exist, unless it was restored and changed since.
  const mayExist = after !== null || obstacle === 'changed' || isChanged
  const isTransaction = data.subject === 'transaction'
  const [categories, transaction] = await Promise.all([
    askCategories(),
    isTransaction && mayExist ? nowOf(record.id) : null,
  ])
  const now = isTransaction
    ? transaction && { ...transaction.data, name: transaction.data.category.name }
    : (categories.data.find(({ id }) => id === record.id) ?? null)
  return { ...data, now, choices: categories.data.filter(({ type }) => type === record.type) }
}

/** The transaction as it is now. Null where it is deleted. */
async function nowOf(id: number) {
  try {
    return await send(findTransaction, { params: { id }, fallback: text('Failed to fetch transactions') })
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}
