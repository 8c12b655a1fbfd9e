import * as z from 'zod/mini'

export const walletKind = z.enum(
  ['cash', 'bank', 'ewallet', 'card', 'loan', 'savings', 'other'],
  'Choose one from the list',
)
export type WalletKind = z.infer<typeof walletKind>

/** Whether such a wallet may begin below zero, and has a day on which it is paid: what it lacks is owed. */
export const isDebt = (kind: WalletKind) => kind === 'card' || kind === 'loan'
