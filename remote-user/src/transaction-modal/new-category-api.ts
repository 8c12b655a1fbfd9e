import type { Category, CategoryBody } from '@pundi/contract'
import { request } from '@pundi/platform/http'
import { withKey } from '@pundi/kit/retry'
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
