import { listBudgetMonths, listBudgets } from '@pundi/contract'
import { contractChecks } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { answerOrNull } from '../../shared/retry/answer-or-null'
import { text } from './catalogue/text'

/**
 * Loads the budgets of the period that contains the date in the address. Without a date, loads the
 * current period. `answer` is null if loading fails. `months`, the spending of earlier periods, is
 * a promise.
 */
export async function loadBudgets({ request }: LoaderFunctionArgs) {
  const named = new URL(request.url).searchParams.get('period')
  const query = named && /^\d{4}-\d{2}-\d{2}$/.test(named) ? { query: { period: named } } : {}
  const months = answerOrNull(
    send(listBudgetMonths, { ...query, fallback: text('We couldn’t load the earlier months.') }),
  )
  const fallback = text('We couldn’t load your budgets.')
  const answer = await answerOrNull(send(listBudgets, { ...query, fallback }))
  return { answer, months, isWhole: answer !== null }
}
export type BudgetData = Awaited<ReturnType<typeof loadBudgets>>

export const { warmChecks: warmChanges, loadChecks: loadChanges } = contractChecks(
  () => import(/* webpackChunkName: "budget-changes" */ './change-budgets'),
)
