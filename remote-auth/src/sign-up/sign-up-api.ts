import type { RegisterBody, SessionAnswer } from '@pundi/contract'
import { withKey } from '@pundi/kit/retry'
import { request } from '@pundi/platform/http'
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
