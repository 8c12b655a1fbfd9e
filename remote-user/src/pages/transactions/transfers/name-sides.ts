import type { Transfer, Wallet } from '@pundi/contract'
import type { text as Text } from '../../../catalogue/text'

/** "BCA → GoPay". A wallet without a known name is "…". */
export function nameSides(
  { from_wallet_id: from, to_wallet_id: to }: Pick<Transfer, 'from_wallet_id' | 'to_wallet_id'>,
  wallets: readonly Wallet[] | null | undefined,
  text: typeof Text,
) {
  const name = (id: number | null) =>
    id === null ? text('Outside your wallets') : (wallets?.find(wallet => wallet.id === id)?.name ?? '…')
  return `${name(from)} → ${name(to)}`
}
