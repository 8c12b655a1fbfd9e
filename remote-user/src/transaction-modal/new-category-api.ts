import type { Category, CategoryBody } from '@pundi/shared/contract'
import { request } from '@pundi/shared/http'
import { withKey } from '@pundi/shared/retry'
import { text } from '../catalogue/text'

export const addCategory = withKey(
  async (body: CategoryBody, key) =>
    (
      await request<{ data: Category }>('/categories', {
        method: 'POST',
        body,
        headers: { 'idempotency-key': key },
        fallback: text('The category could not be saved.'),
      })
    ).data,
)
