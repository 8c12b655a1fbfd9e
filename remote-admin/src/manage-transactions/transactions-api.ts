import type { AdminSummary, AdminTransactionsAnswer } from '@pundi/contract'
import { call } from '../call'
import { text } from '../catalogue/text'

/** @param query of the view, as its address has it */
export const listTransactions = (query: string, signal: AbortSignal) =>
  call<AdminTransactionsAnswer>(`/admin/transactions${query}`, {
    signal,
    fallback: text('Failed to fetch transactions'),
  })

/** @param query of the view's filter alone */
export const getSummary = (query: string, signal: AbortSignal) =>
  call<{ data: AdminSummary }>(`/admin/transactions/summary${query}`, {
    signal,
    fallback: text('Failed to fetch transactions'),
  })
