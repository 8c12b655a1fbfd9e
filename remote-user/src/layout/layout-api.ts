import type { User } from '@pundi/shared/contract'
import { request } from '@pundi/shared/http'
import { text } from '../catalogue/text'

export const getCurrentUser = () =>
  request<{ data: User }>('/auth/user', { fallback: text('Failed to fetch user data') })
