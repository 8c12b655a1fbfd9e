import {
  listCategories,
  listScheduleDays,
  listScheduleProposals,
  listSchedules,
  listWallets,
} from '@pundi/contract'
import { contractChecks } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { answerOrNull } from '../../shared/retry/answer-or-null'
import { text } from './catalogue/text'
import { keepTemplates, keyOf } from './shown-templates'

/**
 * Schedules and due dates are null after a failure. The page also works without the names of
 * categories and wallets.
 */
export async function loadPlanned() {
  const fallback = text('We couldn’t load your recurring transactions.')
  const proposals = answerOrNull(send(listScheduleProposals, { fallback }))
  const [schedules, days, categories, wallets] = await Promise.all([
    answerOrNull(send(listSchedules, { fallback })),
    answerOrNull(send(listScheduleDays, { fallback })),
    answerOrNull(send(listCategories, { fallback })),
    answerOrNull(send(listWallets, { fallback })),
  ])
  keepTemplates((schedules?.data ?? []).map(one => ({ key: keyOf(one), template: one.template })))
  return {
    schedules: schedules?.data,
    days: days?.data,
    categories: categories?.data ?? [],
    wallets: wallets?.data ?? [],
    proposals: proposals.then(found => {
      keepTemplates(found?.data ?? [])
      return found?.data ?? []
    }),
    isWhole: [schedules, days, categories, wallets].every(answer => answer !== null),
  }
}
export type PlannedData = Awaited<ReturnType<typeof loadPlanned>>

export type Named = Pick<PlannedData, 'categories' | 'wallets'>

export const { warmChecks: warmChanges, loadChecks: loadChanges } = contractChecks(
  () => import(/* webpackChunkName: "planned-changes" */ './change-planned'),
)
