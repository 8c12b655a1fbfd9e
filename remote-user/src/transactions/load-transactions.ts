import type { Summary, TransactionsAnswer } from '@pundi/contract'
import { settleList, type LoadedList } from '@pundi/kit/list'
import { settleCall } from '../settle-call'
import { getSummary, listTransactions } from './transactions-api'
import type { View } from './view'

/** What a view brought. Each call that failed is null, and has its own place on the screen. */
export interface Loaded extends LoadedList<TransactionsAnswer> {
  summary: Summary | null
}

export async function loadTransactions(view: View, signal: AbortSignal): Promise<Loaded> {
  const [loaded, summary] = await Promise.all([
    settleList(listTransactions(view, signal)),
    settleCall(getSummary(view, signal)),
  ])
  return { ...loaded, summary: summary?.data ?? null }
}
