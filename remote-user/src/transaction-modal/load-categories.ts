import { listCategories, type CountedCategory } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { settleCall } from '../settle-call'

/** The user's categories. Throws HttpError where they cannot be had. */
export const askCategories = () => send(listCategories, { fallback: text('Gagal mengambil kategori') })

/** The user's categories, or null where they cannot be had: then it is also logged (specification, section 8). */
export async function loadCategories(): Promise<CountedCategory[] | null> {
  const answer = await settleCall(askCategories())
  if (!answer) console.warn(text('Gagal mengambil kategori'))
  return answer?.data ?? null
}
