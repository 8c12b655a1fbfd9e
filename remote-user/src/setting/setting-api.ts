import type { DeleteAccountBody, SaveSettingsAnswer, Session, Settings, SettingsBody } from '@pundi/contract'
import { readerZone } from '@pundi/kit/format'
import { download, request } from '@pundi/platform/http'
import { text } from './catalogue/text'

export const getSettings = () =>
  request<{ data: Settings }>('/settings', { fallback: text('Failed to fetch your settings') })

export const putSettings = (body: SettingsBody) =>
  request<SaveSettingsAnswer>('/settings', {
    method: 'PUT',
    body,
    fallback: text('Your settings could not be saved.'),
  })

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

/** A file that is named after the day where the reader is. */
export function exportData() {
  const zone = readerZone()
  return download(`/account/export${zone ? `?time_zone=${encodeURIComponent(zone)}` : ''}`, {
    fallback: text('Your data could not be downloaded.'),
  })
}

export const deleteAccount = (body: DeleteAccountBody) =>
  request<{ message: string }>('/account', {
    method: 'DELETE',
    body,
    fallback: text('Your account could not be deleted.'),
  })

export const logout = () =>
  request<{ message: string }>('/auth/logout', { method: 'POST', fallback: text('Logout failed!') })
