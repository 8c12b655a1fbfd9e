import type { Wallet } from '@pundi/contract'

interface InWallets {
  wallet_id?: number | null | undefined
  from_wallet_id?: number | null
  to_wallet_id?: number | null
  date?: string
}

/**
 * Finds the wallet that prevents the automatic recording of a transaction or transfer, because the
 * wallet is closed or opens after `date`. Undefined if there is no such wallet.
 */
export const closedWalletOf = (
  { wallet_id, from_wallet_id, to_wallet_id, date = '9999-12-31' }: InWallets,
  wallets: Wallet[],
): Wallet | undefined =>
  wallets.find(
    ({ id, is_closed: isClosed, opening_date }) =>
      (isClosed || opening_date > date) && [wallet_id, from_wallet_id, to_wallet_id].includes(id),
  )
