import type { Wallet } from '@pundi/contract'

/** Names by wallet id; undefined if the wallets could not be loaded. */
export type WalletNames = ReadonlyMap<number, string> | undefined

export const walletNames = (wallets: readonly Pick<Wallet, 'id' | 'name'>[]) =>
  new Map(wallets.map(({ id, name }) => [id, name]))
