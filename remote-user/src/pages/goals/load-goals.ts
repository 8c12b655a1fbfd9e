import { listGoals, listWallets } from '@pundi/contract'
import { contractChecks } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { answerOrNull } from '../../shared/retry/answer-or-null'
import { text } from './catalogue/text'
import { loadIncomes } from './load-incomes'

/**
 * Loads the goals (null after a failure) and the names of the wallets. Future incomes load later,
 * because only a form needs incomes.
 */
export async function loadGoals() {
  const fallback = text('We couldn’t load your goals.')
  const incomes = loadIncomes()
  const [answer, wallets] = await Promise.all([
    answerOrNull(send(listGoals, { fallback })),
    answerOrNull(send(listWallets, { fallback: text('We couldn’t load your wallets.') })),
  ])
  const isWhole = answer !== null && wallets !== null
  return { answer, wallets: wallets?.data ?? [], incomes, isWhole }
}
export type GoalData = Awaited<ReturnType<typeof loadGoals>>

export const { warmChecks: warmChanges, loadChecks: loadChanges } = contractChecks(
  () => import(/* webpackChunkName: "goal-changes" */ './change-goals'),
)
