import type { AdminCategoriesAnswer } from '@pundi/contract'
import { call } from '../call'
import { text } from '../catalogue/text'

/** @param query of the view, as its address has it */
export const listCategories = (query: string, signal: AbortSignal) =>
  call<AdminCategoriesAnswer>(`/admin/categories${query}`, {
    signal,
    fallback: text('Gagal mengambil kategori'),
  })
