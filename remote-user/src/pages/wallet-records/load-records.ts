import {
  type CountedCategory,
  listWalletRecords,
  type Wallet,
  type WalletRecordsAnswer,
} from '@pundi/contract'
import {
  describeList,
  type ListView,
  type LoadedList,
  type OpenedList,
  answerOrErrors,
} from '@pundi/kit/list'
import { send } from '@pundi/platform/http'
import { text } from '../../shared/money-form/catalogue/text'
import { askWallets } from '../../shared/money-form/load-wallets'

export const listOf = (walletId: number) => describeList(`/wallet/${walletId}`, [], ['-date'])
type View = ListView<never, '-date'>

export interface Loaded extends LoadedList<WalletRecordsAnswer> {
  /** Null after a failure. */
  wallets: Wallet[] | null
  /** Undefined if the user has no such wallet. */
  wallet: Wallet | undefined
}

export interface RecordsData extends OpenedList<Loaded, never, '-date'> {
  /** 0 if the address has no valid wallet id. */
  walletId: number
  categories: Promise<CountedCategory[] | null>
}

export async function loadRecords(id: number, { cursor }: View, signal: AbortSignal): Promise<Loaded> {
  const [wallets, page] = await Promise.all([askWallets(), askRecords(id, cursor, signal)])
  return {
    ...page,
    wallets: wallets && wallets.data,
    wallet: wallets?.data.find(wallet => wallet.id === id),
  }
}

async function askRecords(id: number, cursor: string | undefined, signal: AbortSignal) {
  if (id === 0) return { answer: null, errors: {} }
  const options = { fallback: text('We couldn’t load the transactions.'), signal }
  return answerOrErrors(send(listWalletRecords, { params: { id }, query: { cursor }, ...options }))
}
