import { listCategories, type CountedCategory } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'
import { answerOrNull } from '../retry/answer-or-null'

/** @throws HttpError */
export const askCategories = () => send(listCategories, { fallback: text('Gagal mengambil kategori') })

/** Null if the categories cannot be loaded. The failure is logged (specification, section 8). */
export async function loadCategories(): Promise<CountedCategory[] | null> {
  const answer = await answerOrNull(askCategories())
  if (!answer) console.warn(text('Gagal mengambil kategori'))
  return answer?.data ?? null
}
