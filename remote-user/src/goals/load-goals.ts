import { listGoals, listWallets } from '@pundi/contract'
import { lateChecks } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { settleCall } from '../settle-call'
import { text } from './catalogue/text'
import { loadIncomes } from './load-incomes'

/**
 * The user's goals, null where they could not be had; and their wallets, without which a goal has no name of one. The
 * incomes that are to come are for a form alone, and are not waited for.
 */
export async function loadGoals() {
  const fallback = text('Your goals could not be loaded.')
  const incomes = loadIncomes()
  const [answer, wallets] = await Promise.all([
    settleCall(send(listGoals, { fallback })),
    settleCall(send(listWallets, { fallback: text('Your wallets could not be loaded.') })),
  ])
  const isWhole = answer !== null && wallets !== null
  return { answer, wallets: wallets?.data ?? [], incomes, isWhole }
}
export type GoalData = Awaited<ReturnType<typeof loadGoals>>

/** The code that changes goals. It is a chunk of its own, loaded when it is needed. */
export const { warmChecks: warmChanges, loadChecks: loadChanges } = lateChecks(
  () => import(/* webpackChunkName: "goal-changes" */ './change-goals'),
)
