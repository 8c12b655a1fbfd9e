import { listBudgetMonths, listBudgets } from '@pundi/contract'
import { lateChecks } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { settleCall } from '../settle-call'
import { text } from './catalogue/text'

/**
 * The budgets of the period that the address names by a day of it, or of the present one; null where they could not be
 * had. What was spent in the periods before stands beside them and is not waited for.
 */
export async function loadBudgets({ request }: LoaderFunctionArgs) {
  const named = new URL(request.url).searchParams.get('period')
  const query = named && /^\d{4}-\d{2}-\d{2}$/.test(named) ? { query: { period: named } } : {}
  const months = settleCall(
    send(listBudgetMonths, { ...query, fallback: text('The months before could not be loaded.') }),
  )
  const fallback = text('Your budgets could not be loaded.')
  const answer = await settleCall(send(listBudgets, { ...query, fallback }))
  return { answer, months, isWhole: answer !== null }
}
export type BudgetData = Awaited<ReturnType<typeof loadBudgets>>

/** The code that changes budgets. It is a chunk of its own, loaded when it is needed. */
export const { warmChecks: warmChanges, loadChecks: loadChanges } = lateChecks(
  () => import(/* webpackChunkName: "budget-changes" */ './change-budgets'),
)
