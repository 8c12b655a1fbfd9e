import {
  calls,
  type AdminCategory,
  type AdminLog,
  type AdminTransaction,
  type AdminUser,
  type AnswerOf,
  type Call,
} from '@pundi/contract'
import { configureHttp } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import { plan, unchosen } from '@pundi/devkit/testing'

export const ratna = {
  id: 1,
  name: 'Ratna Admin',
  email: 'ratna@example.com',
  phone: null,
  ...unchosen,
  role: 'admin' as const,
}

export function signedIn() {
  configureHttp({ token: () => session.getState().token, expire: () => {}, language: () => 'id' })
  changeSession({ token: '7|secret', userid: '1', user: ratna })
}

export const userOf = (changes: Partial<AdminUser> = {}): AdminUser => ({
  id: 3,
  name: 'Sari Contoh',
  email: 'sari@example.com',
  role: 'user',
  status: 'active',
  created_at: '2026-01-05T02:00:00Z',
  last_sign_in: '2026-11-20T02:38:00Z',
  transactions: 1234,
  ...changes,
})

export const transactionOf = (changes: Partial<AdminTransaction> = {}): AdminTransaction => ({
  id: 9,
  user_id: 3,
  owner: { id: 3, name: 'Sari Contoh' },
  amount: '50000.00',
  currency: 'IDR',
  type: 'expense',
  category: { id: 2, name: 'Makanan' },
  transaction_date: '2026-11-07',
  ...changes,
})

export const categoryOf = (changes: Partial<AdminCategory> = {}): AdminCategory => ({
  id: 2,
  user_id: 3,
  owner: { id: 3, name: 'Sari Contoh' },
  name: 'Makanan',
  type: 'expense',
  transactions: 12,
  ...changes,
})

export const logOf = (changes: Partial<AdminLog> = {}): AdminLog => ({
  id: 5,
  user_id: 1,
  actor: { id: 1, name: 'Ratna Admin' },
  target: { id: 3, name: 'Sari Contoh' },
  action: 'Nonaktifkan pengguna',
  timestamp: '2026-11-20T02:38:00Z',
  status: 'Sukses',
  ...changes,
})

interface Meta {
  total?: number
  next_cursor?: string | null
  is_more?: boolean
}

export const listOf = <Row>(data: Row[], meta: Meta = {}) => ({
  data,
  meta: { total: data.length, next_cursor: null, is_more: false, ...meta },
})

const lists = {
  users: calls.listAdminUsers,
  transactions: calls.listAdminTransactions,
  categories: calls.listAdminCategories,
  logs: calls.listAdminLogs,
}

type ListName = keyof typeof lists
type RowsOf<Of extends Call> = AnswerOf<Of> extends { data: infer Rows extends object[] } ? Rows : never

/**
 * Answers every call of one list with `data`.
 * @returns an array to which each call appends its query
 */
export function answerList<Name extends ListName>(
  name: Name,
  data?: RowsOf<(typeof lists)[Name]>,
  meta: Meta = {},
) {
  const call: Call = lists[name]
  const asked: string[] = []
  plan(call, async ({ url }) => {
    asked.push(new URL(url).search)
    return { body: listOf<object>(data ?? [], meta) }
  })
  return asked
}

export const summaryOf = (changes = {}) => ({
  data: { income: '8500000.00', expense: '1250000.50', balance: '7249999.50', count: 2, ...changes },
})
