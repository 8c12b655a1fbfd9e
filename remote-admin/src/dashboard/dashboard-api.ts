import type { AdminCategory, AdminLog, AdminTransaction, AdminUser } from '@pundi/shared/contract'
import { request } from '@pundi/shared/http'
import { text } from '../catalogue/text'

/** A list with the total that the server counted, which is not the length of this page of it. */
export interface List<Item> {
  data: Item[]
  meta: { total: number; next_cursor: string | null }
}

const list = <Item>(path: string) =>
  request<List<Item>>(`${path}?limit=5`, { fallback: text('Gagal mengambil data admin') })

export const listUsers = () => list<AdminUser>('/admin/users')
export const listTransactions = () => list<AdminTransaction>('/admin/transactions')
export const listCategories = () => list<AdminCategory>('/admin/categories')
export const listLogs = () => list<AdminLog>('/admin/logs')
