import type { ActivityDetail, Wallet } from '@pundi/contract'
import type { WalletNames } from '../../../shared/record/wallet-names'

export interface WalletChoice {
  wallets: Wallet[]
  /**
   * An option besides the wallets. `none`: no wallet. `outside`: the money comes from, or goes to,
   * a place outside the user's wallets. Null if the user must choose a wallet.
   */
  without: 'none' | 'outside' | null
  /** True if both wallets of a transfer were deleted. The chosen wallet then becomes the source. */
  areBothGone: boolean
}

export const withoutWallet = 'none'

export const isWithoutWay = ({ wallets, without }: WalletChoice): boolean => wallets.length === 0 && !without

export function walletChoiceOf({ money, schedule, before }: ActivityDetail, wallets: Wallet[]): WalletChoice {
  const sides = sidesOf(money?.before ?? schedule?.before?.template ?? before ?? {})
  const kept = sides.filter(side => wallets.some(({ id }) => id === side))
  // True if no side of a transfer has lost its wallet. In this case, the deleted wallet belongs to
  // a transaction, or to the transfer's fee.
  const isNoSide = kept.length === sides.length
  return {
    wallets: wallets.filter(({ id, is_closed }) => !is_closed && (isNoSide || !kept.includes(id))),
    without: isNoSide ? 'none' : kept.length > 0 ? 'outside' : null,
    areBothGone: sides.length === 2 && kept.length === 0,
  }
}

const sidesOf = (record: object): number[] => {
  const { from_wallet_id, to_wallet_id } = record as Sides
  return [from_wallet_id, to_wallet_id].flatMap(side => side ?? [])
}

interface Sides {
  from_wallet_id?: number | null
  to_wallet_id?: number | null
}

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
