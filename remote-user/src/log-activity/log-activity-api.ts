import type {
  ActivitiesAnswer,
  ActivityDetail,
  CategoriesAnswer,
  RestoreBody,
  Transaction,
} from '@pundi/contract'
import { request } from '@pundi/platform/http'
import { text } from '../catalogue/text'

/** @param query `search` and `cursor` of the page that is wanted */
export const listActivities = (query: string) =>
  request<ActivitiesAnswer>(`/activities?${query}`, { fallback: text('Failed to fetch activities') })

export const getActivity = (id: number) =>
  request<{ data: ActivityDetail }>(`/activities/${id}`, { fallback: text('Failed to fetch this activity') })

export const removeActivity = (id: string) =>
  request(`/activities/${id}`, { method: 'DELETE', fallback: text('The activity could not be deleted.') })

export const restoreActivity = (id: string, body: RestoreBody) =>
  request(`/activities/${id}/restore`, {
    method: 'POST',
    body,
    fallback: text('This could not be brought back.'),
  })

export const getTransaction = (id: number) =>
  request<{ data: Transaction }>(`/transactions/${id}`, { fallback: text('Failed to fetch transactions') })

export const listCategories = () =>
  request<CategoriesAnswer>('/categories', { fallback: text('Gagal mengambil kategori') })
