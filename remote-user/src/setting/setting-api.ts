import type { Session } from '@pundi/shared/contract'
import { request } from '@pundi/shared/http'
import { text } from '../catalogue/text'

export const listSessions = () =>
  request<{ data: Session[] }>('/auth/sessions', { fallback: text('Failed to fetch your sessions') })

export const endSession = (id: string) =>
  request<{ message: string }>(`/auth/sessions/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    fallback: text('The session could not be ended.'),
  })

export const endOtherSessions = () =>
  request<{ message: string }>('/auth/sessions', {
    method: 'DELETE',
    fallback: text('The sessions could not be ended.'),
  })
