import { listWallets } from '@pundi/contract'
import { lateChecks } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { settleCall } from '../settle-call'
import { text } from './catalogue/text'

/** The user's wallets and the sum of their balances; null where they could not be had. */
const askWallets = () =>
  settleCall(send(listWallets, { fallback: text('Your wallets could not be loaded.') }))

export async function loadWallets() {
  return { answer: await askWallets() }
}
export type WalletData = Awaited<ReturnType<typeof loadWallets>>

/** The code that changes wallets and transfers. It is a chunk of its own, loaded when it is needed. */
export const { warmChecks: warmChanges, loadChecks: loadChanges } = lateChecks(
  () => import(/* webpackChunkName: "wallet-changes" */ './change-money'),
)
