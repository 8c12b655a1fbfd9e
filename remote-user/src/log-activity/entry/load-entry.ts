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

/** An opened entry, with what somebody needs to see to decide about what stands in its way. */
export interface Entry extends ActivityDetail {
  /** What the record is at this moment; null where it is gone, undefined where nobody needs to know. */
  now?: RecordState | null
  /** Where its transaction can go, where its category is gone. */
  choices?: CountedCategory[]
}

/**
 * @param isChanged where the server has said that it was changed since, beyond what stands in the way first
 * @throws HttpError where any part of it cannot be had
 */
export async function loadEntry(id: number, isChanged = false): Promise<Entry> {
  const { data } = await send(findActivity, {
    params: { id },
    fallback: text('Failed to fetch this activity'),
  })
  const { before: record, after, obstacle } = data
  if (!record || !data.can_restore || obstacle === 'same' || obstacle === 'type') return data
  if (!obstacle && !isChanged) return data
  // What was deleted is gone, unless it was brought back and changed since.
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

/** The transaction as it is; null where it is gone. */
async function nowOf(id: number) {
  try {
    return await send(findTransaction, { params: { id }, fallback: text('Failed to fetch transactions') })
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}
