import * as z from 'zod/mini'

export const walletKind = z.enum(
  ['cash', 'bank', 'ewallet', 'card', 'loan', 'savings', 'other'],
  'Choose one from the list',
)
export type WalletKind = z.infer<typeof walletKind>

/** Whether such a wallet may begin below zero, and has a day on which it is paid: what it lacks is owed. */
export const isDebt = (kind: WalletKind) => kind === 'card' || kind === 'loan'

/** Whether what is in an open wallet of this kind is there to be spent. The server's queries have the same rule. */
export const isToSpend = (kind: WalletKind) => kind !== 'savings' && kind !== 'loan'
