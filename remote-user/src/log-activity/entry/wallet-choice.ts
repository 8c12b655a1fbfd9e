import type { ActivityDetail, Wallet } from '@pundi/contract'
import type { WalletNames } from '../../record/describe-record'

/** What can take the place of a wallet that is gone, when its record is restored. */
export interface WalletChoice {
  wallets: Wallet[]
  /** What it can be in place of a wallet: none, or for a side of a transfer the outside. Null where it must be a wallet. */
  without: 'none' | 'outside' | null
  /** Of a transfer. The chosen wallet is then the side that the money came from. */
  areBothGone: boolean
}

/** What the form says where the record is to be in no wallet. */
export const withoutWallet = 'none'

/** Whether nothing can be chosen. */
export const isWithoutWay = ({ wallets, without }: WalletChoice): boolean => wallets.length === 0 && !without

/** The choice for an entry whose record was in a wallet that is not among these. */
export function walletChoiceOf({ money, schedule, before }: ActivityDetail, wallets: Wallet[]): WalletChoice {
  const sides = sidesOf(money?.before ?? schedule?.before?.template ?? before ?? {})
  const kept = sides.filter(side => wallets.some(({ id }) => id === side))
  // It is the wallet of a transaction, or of the fee of a transfer whose sides are there.
  const isNoSide = kept.length === sides.length
  return {
    wallets: wallets.filter(({ id, is_closed }) => !is_closed && (isNoSide || !kept.includes(id))),
    without: isNoSide ? 'none' : kept.length > 0 ? 'outside' : null,
    areBothGone: sides.length === 2 && kept.length === 0,
  }
}

/** The wallets that a transfer was between. A transaction has none. */
const sidesOf = (record: object): number[] => {
  const { from_wallet_id, to_wallet_id } = record as Sides
  return [from_wallet_id, to_wallet_id].flatMap(side => side ?? [])
}

interface Sides {
  from_wallet_id?: number | null
  to_wallet_id?: number | null
}

/** The record as it would be in the chosen wallet; as it was where none is chosen yet. */
export function inWallet<State extends InWallets>(state: State, chosen: string, names: WalletNames): State {
  if (!chosen || !names) return state
  const other = chosen === withoutWallet ? undefined : Number(chosen)
  const isGone = (id: number | undefined) => id !== undefined && !names.has(id)
  const { wallet_id, from_wallet_id: from, to_wallet_id: to } = state
  if (from === undefined && to === undefined)
    return { ...state, wallet_id: isGone(wallet_id) ? other : wallet_id }
  const sides = [
    isGone(from) ? other : from,
    isGone(from) && isGone(to) ? undefined : isGone(to) ? other : to,
  ] as const
  const name = sides.flatMap(id => (id === undefined ? [] : [names.get(id)])).join(' → ')
  return { ...state, from_wallet_id: sides[0], to_wallet_id: sides[1], name }
}

interface InWallets {
  name: string
  wallet_id?: number | undefined
  from_wallet_id?: number | undefined
  to_wallet_id?: number | undefined
}
