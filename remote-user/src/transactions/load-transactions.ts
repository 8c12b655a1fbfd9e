import type { Summary, TransactionsAnswer } from '@pundi/shared/contract'
import { HttpError } from '@pundi/shared/http'
import { settleCall } from '../settle-call'
import { getSummary, listTransactions } from './transactions-api'
import type { View } from './view'

/** What a view brought. Each call that failed is null, and has its own place on the screen. */
export interface Loaded {
  list: TransactionsAnswer | null
  summary: Summary | null
  /** What the server says of filters that it refused, by field. */
  errors: Record<string, string>
}

export async function loadTransactions(view: View, signal: AbortSignal): Promise<Loaded> {
  const errors: Record<string, string> = {}
  const listing = listTransactions(view, signal).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 422) Object.assign(errors, firstOfEach(error.errors))
    throw error
  })
  const [list, summary] = await Promise.all([settleCall(listing), settleCall(getSummary(view, signal))])
  return { list, summary: summary?.data ?? null, errors }
}

const firstOfEach = (errors: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [field, sentences[0] ?? '']))
