import type {
  AdminCategoriesAnswer,
  AdminDailyAnswer,
  AdminLogsAnswer,
  AdminTransactionsAnswer,
  AdminUsersAnswer,
} from '@pundi/contract'
import { readerZone } from '@pundi/kit/format'
import { call } from '../call'
import { text } from '../catalogue/text'

const list = <Answer>(path: string) =>
  call<Answer>(`${path}?limit=5`, { fallback: text('Gagal mengambil data admin') })

export const listUsers = () => list<AdminUsersAnswer>('/admin/users')
export const listTransactions = () => list<AdminTransactionsAnswer>('/admin/transactions')
export const listCategories = () => list<AdminCategoriesAnswer>('/admin/categories')
export const listLogs = () => list<AdminLogsAnswer>('/admin/logs')

/** The last 30 days up to the day that it is where the reader is. */
export function getDaily() {
  const zone = readerZone()
  return call<AdminDailyAnswer>(`/admin/daily${zone ? `?time_zone=${encodeURIComponent(zone)}` : ''}`, {
    fallback: text('Gagal mengambil data admin'),
  })
}
