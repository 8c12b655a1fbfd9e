import type { CategoriesAnswer } from '@pundi/shared/contract'
import { request } from '@pundi/shared/http'
import { text } from '../catalogue/text'

export const listCategories = () =>
  request<CategoriesAnswer>('/categories', { fallback: text('Gagal mengambil kategori') })
