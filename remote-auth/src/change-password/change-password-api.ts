import type { ChangePasswordAnswer, ChangePasswordBody } from '@pundi/contract'
import { request } from '@pundi/platform/http'
import { bearing } from '../bearing'
import { text } from '../catalogue/text'

/** `link` is the token of a reset link; without it the session's own token speaks for the person. */
export const changePassword = (body: ChangePasswordBody, link: string | null) =>
  request<ChangePasswordAnswer>('/auth/change-password', {
    method: 'POST',
    body,
    fallback: text('Failed to update password'),
    ...(link === null ? {} : bearing(link)),
  })
