import {
  listCategories,
  listScheduleDays,
  listScheduleProposals,
  listSchedules,
  listWallets,
} from '@pundi/contract'
import { lateChecks } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { settleCall } from '../settle-call'
import { text } from './catalogue/text'

/**
 * What repeats and its days, null where they could not be had; and the names of categories and wallets, without which
 * both can be read. What seems to repeat is not waited for.
 */
export async function loadPlanned() {
  const fallback = text('What repeats could not be loaded.')
  const proposals = settleCall(send(listScheduleProposals, { fallback }))
  const [schedules, days, categories, wallets] = await Promise.all([
    settleCall(send(listSchedules, { fallback })),
    settleCall(send(listScheduleDays, { fallback })),
    settleCall(send(listCategories, { fallback })),
    settleCall(send(listWallets, { fallback })),
  ])
  return {
    schedules: schedules?.data,
    days: days?.data,
    categories: categories?.data ?? [],
    wallets: wallets?.data ?? [],
    proposals: proposals.then(found => found?.data ?? []),
    isWhole: [schedules, days, categories, wallets].every(answer => answer !== null),
  }
}
export type PlannedData = Awaited<ReturnType<typeof loadPlanned>>

/** The names that an entry is said with. */
export type Named = Pick<PlannedData, 'categories' | 'wallets'>

/** The code that changes what repeats. It is a chunk of its own, loaded when it is needed. */
export const { warmChecks: warmChanges, loadChecks: loadChanges } = lateChecks(
  () => import(/* webpackChunkName: "planned-changes" */ './change-planned'),
)
