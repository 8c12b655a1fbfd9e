import type { Wallet } from '@pundi/contract'

/** Names the wallets of an entry or one of its days, whichever it has. */
interface InWallets {
  wallet_id?: number | null | undefined
  from_wallet_id?: number | null
  to_wallet_id?: number | null
  /** Of one of its days. */
  date?: string
}

/** The wallet of an entry that is closed, or begins after its day, if any: it books nothing by itself. */
export const closedWalletOf = (
  { wallet_id, from_wallet_id, to_wallet_id, date = '9999-12-31' }: InWallets,
  wallets: Wallet[],
): Wallet | undefined =>
  wallets.find(
    ({ id, is_closed: isClosed, opening_date }) =>
      (isClosed || opening_date > date) && [wallet_id, from_wallet_id, to_wallet_id].includes(id),
  )
