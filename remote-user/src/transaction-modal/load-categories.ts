import type { Category } from '@pundi/contract'
import { text } from '../catalogue/text'
import { settleCall } from '../settle-call'
import { listCategories } from './transaction-modal-api'

/** The user's categories, or null where they cannot be had: then it is also logged (specification, section 8). */
export async function loadCategories(): Promise<Category[] | null> {
  const answer = await settleCall(listCategories())
  if (!answer) console.warn(text('Gagal mengambil kategori'))
  return answer?.data ?? null
}
