import type { LoginBody, SessionAnswer } from '@pundi/contract'
import { request } from '@pundi/platform/http'
import { text } from '../catalogue/text'

export const login = (body: LoginBody) =>
  request<SessionAnswer>('/auth/login', {
    method: 'POST',
    body,
    anonymous: true,
    fallback: text('Login failed!'),
  })
