import { listInstalments, listShares, listWalletDays, listWallets } from '@pundi/contract'
import { contractChecks } from '@pundi/kit/form'
import { unlessOpen } from '@pundi/kit/list'
import { send } from '@pundi/platform/http'
import { answerOrNull } from '../retry/answer-or-null'
import { text } from './catalogue/text'

export const askWallets = () =>
  answerOrNull(send(listWallets, { fallback: text('We couldn’t load your wallets.') }))

export const screen = { path: '/wallet' }

/**
 * Waits only for the wallets. Instalments and shared expenses load at the same time, but may arrive
 * later. Daily balances load after the wallets, unless all wallets are closed.
 */
export async function loadWallets() {
  const shares = answerOrNull(send(listShares, { fallback: text('We couldn’t load your split expenses.') }))
  const plans = answerOrNull(
    send(listInstalments, { fallback: text('We couldn’t load your instalment purchases.') }),
  )
  const answer = await askWallets()
  const days = answer?.data.some(({ is_closed }) => !is_closed) ? loadDays() : Promise.resolve(undefined)
  const boards = Promise.all([plans, shares]).then(([plans, shares]) => ({ plans, shares }))
  const [lines, others] = await Promise.all([unlessOpen(screen, days), unlessOpen(screen, boards)])
  return { answer, days: lines.loading, boards: others.loading }
}

/** Daily balances by wallet id. Null after a failure, which is logged. */
async function loadDays() {
  const fallback = text('We couldn’t load the 90-day charts.')
  const answer = await answerOrNull(send(listWalletDays, { fallback }))
  if (!answer) console.warn(fallback)
  return answer && new Map(answer.data.map(({ id, balances }) => [id, balances]))
}
export type WalletDays = ReadonlyMap<number, string[]>
export type WalletData = Awaited<ReturnType<typeof loadWallets>>

export const { warmChecks: warmChanges, loadChecks: loadChanges } = contractChecks(
  () => import(/* webpackChunkName: "wallet-changes" */ './change-money'),
)
