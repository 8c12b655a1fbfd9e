import type { RegisterBody, SessionAnswer } from '@pundi/shared/contract'
import { request } from '@pundi/shared/http'
import { text } from '../catalogue/text'

/** The fallback is the specification's: the same wording as for signing in (section 8). */
export const register = (body: RegisterBody) =>
  request<SessionAnswer>('/auth/register', {
    method: 'POST',
    body,
    anonymous: true,
    fallback: text('Login failed!'),
  })
