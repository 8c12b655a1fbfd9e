import type { ActivityDetail, CountedCategory, RecordState } from '@pundi/contract'
import { HttpError } from '@pundi/platform/http'
import { getActivity, getTransaction, listCategories } from '../log-activity-api'

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
  const { data } = await getActivity(id)
  const { before: record, after, obstacle } = data
  if (!record || !data.can_restore || obstacle === 'same' || obstacle === 'type') return data
  if (!obstacle && !isChanged) return data
  // What was deleted is gone, unless it was brought back and changed since.
  const mayExist = after !== null || obstacle === 'changed' || isChanged
  const isTransaction = data.subject === 'transaction'
  const [categories, transaction] = await Promise.all([
    listCategories(),
    isTransaction && mayExist ? getTransaction(record.id).catch(nullIfGone) : null,
  ])
  const now = isTransaction
    ? transaction && { ...transaction.data, name: transaction.data.category.name }
    : (categories.data.find(({ id }) => id === record.id) ?? null)
  return { ...data, now, choices: categories.data.filter(({ type }) => type === record.type) }
}

function nullIfGone(error: unknown) {
  if (error instanceof HttpError && error.status === 404) return null
  throw error
}
