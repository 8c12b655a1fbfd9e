import { listInstalments, listShares, listWalletDays, listWallets } from '@pundi/contract'
import { lateChecks } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { settleCall } from '../settle-call'
import { text } from './catalogue/text'

/** The user's wallets and the sum of their balances; null where they could not be had. */
export const askWallets = () =>
  settleCall(send(listWallets, { fallback: text('Your wallets could not be loaded.') }))

/**
 * What is paid in instalments and what friends owe stand below the wallets, and are not waited for. What was in each wallet lately comes after the
 * wallets; whoever has none is not asked for it.
 */
export async function loadWallets() {
  const shares = settleCall(send(listShares, { fallback: text('Your shared expenses could not be loaded.') }))
  const plans = settleCall(
    send(listInstalments, { fallback: text('Your purchases in instalments could not be loaded.') }),
  )
  const answer = await askWallets()
  const days = answer?.data.some(({ is_closed }) => !is_closed) ? loadDays() : undefined
  return { answer, days, plans, shares }
}

/** By the ids of the wallets; null where it could not be had, which is logged: the wallets are there without. */
async function loadDays() {
  const fallback = text('The lines of the last 90 days could not be loaded.')
  const answer = await settleCall(send(listWalletDays, { fallback }))
  if (!answer) console.warn(fallback)
  return answer && new Map(answer.data.map(({ id, balances }) => [id, balances]))
}
export type WalletDays = ReadonlyMap<number, string[]>
export type WalletData = Awaited<ReturnType<typeof loadWallets>>

/** The code that changes wallets and transfers. It is a chunk of its own, loaded when it is needed. */
export const { warmChecks: warmChanges, loadChecks: loadChanges } = lateChecks(
  () => import(/* webpackChunkName: "wallet-changes" */ './change-money'),
)
