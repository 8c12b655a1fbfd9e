import type { Summary, TransactionsAnswer } from '@pundi/contract'
import { request } from '@pundi/platform/http'
import { text } from '../catalogue/text'

export const getSummary = () =>
  request<{ data: Summary }>('/transactions/summary', { fallback: text('Failed to fetch transactions') })

/** The sums of what was spent from one day to another. */
export const getSpending = ({ from, to }: { from: string; to: string }) =>
  request<{ data: Summary }>(`/transactions/summary?type=expense&from=${from}&to=${to}`, {
    fallback: text('Failed to fetch transactions'),
  })

export const listRecentTransactions = () =>
  request<TransactionsAnswer>('/transactions?limit=5', { fallback: text('Failed to fetch transactions') })
