import type { AdminUserAnswer, AdminUsersAnswer } from '@pundi/contract'
import { call } from '../call'
import { text, type MessageId } from '../catalogue/text'

/** @param query of the view, as its address has it */
export const listUsers = (query: string, signal: AbortSignal) =>
  call<AdminUsersAnswer>(`/admin/users${query}`, { signal, fallback: text('Gagal memuat data pengguna.') })

export const changeUser = (id: number, change: string, fallback: MessageId) =>
  call<AdminUserAnswer>(`/admin/users/${id}/${change}`, { method: 'PATCH', fallback: text(fallback) })
