import type { RegisterBody, SessionAnswer } from '@pundi/shared/contract'
import { withKey } from '@pundi/shared/retry'
import { request } from '@pundi/shared/http'
import { text } from '../catalogue/text'

/** The fallback is the specification's: the same wording as for signing in (section 8). */
export const register = withKey((body: RegisterBody, key) =>
  request<SessionAnswer>('/auth/register', {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    anonymous: true,
    fallback: text('Login failed!'),
  }),
)
