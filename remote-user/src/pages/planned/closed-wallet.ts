import type { Wallet } from '@pundi/contract'

interface InWallets {
  wallet_id?: number | null | undefined
  from_wallet_id?: number | null
  to_wallet_id?: number | null
  date?: string
}

/**
 * Finds a wallet of a planned transaction or transfer that prevents automatic recording: it is
 * closed, or opens after `date`. Undefined if there is none.
 */
export const closedWalletOf = (
  { wallet_id, from_wallet_id, to_wallet_id, date = '9999-12-31' }: InWallets,
  wallets: Wallet[],
): Wallet | undefined =>
  wallets.find(
    ({ id, is_closed: isClosed, opening_date }) =>
      (isClosed || opening_date > date) && [wallet_id, from_wallet_id, to_wallet_id].includes(id),
  )
