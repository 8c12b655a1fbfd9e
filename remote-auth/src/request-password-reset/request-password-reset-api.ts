import type { ForgotPasswordBody } from '@pundi/contract'
import { request } from '@pundi/platform/http'
import { text } from '../catalogue/text'

export const requestReset = (body: ForgotPasswordBody) =>
  request<{ message?: string }>('/password/forgot', {
    method: 'POST',
    body,
    anonymous: true,
    fallback: text('Something went wrong.'),
  })
