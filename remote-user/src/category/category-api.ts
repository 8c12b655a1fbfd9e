import type { CategoriesAnswer } from '@pundi/contract'
import { request } from '@pundi/platform/http'
import { text } from '../catalogue/text'

export const listCategories = () =>
  request<CategoriesAnswer>('/categories', { fallback: text('Gagal mengambil kategori') })
