import { request } from '@pundi/shared/http'
import { text } from '../catalogue/text'

export const postLogout = () =>
  request<{ message: string }>('/auth/logout', { method: 'POST', fallback: text('Logout failed!') })
