import type { RotateAnswer, User } from '@pundi/shared/contract'
import { request } from '@pundi/shared/http'
import { bearing } from '../bearing'

/* Nobody reads why one of these failed, so none has words for it. */

export const getUser = (token: string) =>
  request<{ data: User }>('/auth/user', { ...bearing(token), fallback: '' })

export const rotate = (token: string) =>
  request<RotateAnswer>('/auth/rotate', { ...bearing(token), method: 'POST', fallback: '' })
