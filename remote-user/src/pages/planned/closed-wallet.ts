import type { Wallet } from '@pundi/contract'

interface InWallets {
  wallet_id?: number | null | undefined
  from_wallet_id?: number | null
  to_wallet_id?: number | null
  date?: string
}

/**
 * The entry's wallet, if that wallet is closed or opens after the entry's date; otherwise
 * undefined. An entry with such a wallet is not recorded automatically.
 */
export const closedWalletOf = (
  { wallet_id, from_wallet_id, to_wallet_id, date = '9999-12-31' }: InWallets,
  wallets: Wallet[],
): Wallet | undefined =>
  wallets.find(
    ({ id, is_closed: isClosed, opening_date }) =>
      (isClosed || opening_date > date) && [wallet_id, from_wallet_id, to_wallet_id].includes(id),
  )
