import type { RotateAnswer, User } from '@pundi/contract'
import { request } from '@pundi/platform/http'
import { bearing } from '../bearing'

/* Nobody reads why one of these failed, so none has words for it. */

export const getUser = (token: string) =>
  request<{ data: User }>('/auth/user', { ...bearing(token), fallback: '' })

/** Ends the session that a token belongs to, which nobody will use. */
export const endSession = (token: string) =>
  request('/auth/logout', { ...bearing(token), method: 'POST', fallback: '' })

export const rotate = (token: string) =>
  request<RotateAnswer>('/auth/rotate', { ...bearing(token), method: 'POST', fallback: '' })
