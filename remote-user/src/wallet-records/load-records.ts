import {
  type CountedCategory,
  listWalletRecords,
  type Wallet,
  type WalletRecordsAnswer,
} from '@pundi/contract'
import { describeList, type ListView, type LoadedList, type OpenedList, settleList } from '@pundi/kit/list'
import { send } from '@pundi/platform/http'
import { text } from '../wallet/catalogue/text'
import { askWallets } from '../wallet/load-wallets'

/** Its address names the wallet. */
export const list = describeList('/wallet/records', ['wallet_id'], ['-date'])
type View = ListView<'wallet_id', '-date'>

/** A page of a wallet's records, with the wallets that they name. */
export interface Loaded extends LoadedList<WalletRecordsAnswer> {
  /** Null where they could not be had. */
  wallets: Wallet[] | null
  /** Undefined where the user has no such wallet. */
  wallet: Wallet | undefined
}

export interface RecordsData extends OpenedList<Loaded, 'wallet_id', '-date'> {
  categories: Promise<CountedCategory[] | null>
}

export async function loadRecords({ filter, cursor }: View, signal: AbortSignal): Promise<Loaded> {
  const id = Number(filter.wallet_id)
  const [wallets, page] = await Promise.all([askWallets(), askRecords(id, cursor, signal)])
  return {
    ...page,
    wallets: wallets && wallets.data,
    wallet: wallets?.data.find(wallet => wallet.id === id),
  }
}

/** None without a number of a wallet. */
async function askRecords(id: number, cursor: string | undefined, signal: AbortSignal) {
  if (!Number.isSafeInteger(id) || id < 1) return { answer: null, errors: {} }
  const options = { fallback: text('The records could not be loaded.'), signal }
  return settleList(send(listWalletRecords, { params: { id }, query: { cursor }, ...options }))
}
