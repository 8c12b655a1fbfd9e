import type { Wallet } from '@pundi/contract'

/** Names the wallets of an entry or one of its days, whichever it has. */
interface InWallets {
  wallet_id?: number | null | undefined
  from_wallet_id?: number | null
  to_wallet_id?: number | null
}

/** The closed wallet of an entry, if any: it books nothing by itself. */
export const closedWalletOf = (
  { wallet_id, from_wallet_id, to_wallet_id }: InWallets,
  wallets: Wallet[],
): Wallet | undefined =>
  wallets.find(
    ({ id, is_closed: isClosed }) => isClosed && [wallet_id, from_wallet_id, to_wallet_id].includes(id),
  )
