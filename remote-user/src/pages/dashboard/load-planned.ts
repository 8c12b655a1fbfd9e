import { listTransactions, type Transaction } from '@pundi/contract'
import { type Period, today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'
import { answerOrNull } from '../../shared/retry/answer-or-null'

export interface Planned {
  count: number
  next: Transaction
  /** Income less expense, decimal text. */
  balance: string
}

/** @param period null means all time */
export async function loadPlanned(period: Period | null): Promise<Planned | null> {
  if (period && period.to <= today()) return null
  const query = { planned: 'only', ...period, sort: 'date', limit: 1 }
  const answer = await answerOrNull(
    send(listTransactions, { query, fallback: text('Failed to fetch transactions') }),
  )
  const next = answer?.data[0]
  return next ? { count: answer.meta.total, next, balance: answer.meta.balance } : null
}
