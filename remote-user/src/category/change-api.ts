import type { Category, CategoryBody } from '@pundi/contract'
import { withKey } from '@pundi/kit/retry'
import { request } from '@pundi/platform/http'
import { text } from '../catalogue/text'

export const addCategory = withKey((body: CategoryBody, key) =>
  request<{ data: Category }>('/categories', {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    fallback: text('The category could not be saved.'),
  }),
)

export const changeCategory = (id: string, body: CategoryBody) =>
  request<{ data: Category }>(`/categories/${id}`, {
    method: 'PUT',
    body,
    fallback: text('The category could not be saved.'),
  })

/** `moveTo` is the category of the same type that takes its transactions first. */
export const removeCategory = (id: string, moveTo?: string) =>
  request(`/categories/${id}${moveTo ? `?move_to=${moveTo}` : ''}`, {
    method: 'DELETE',
    fallback: text('The category could not be deleted.'),
  })
