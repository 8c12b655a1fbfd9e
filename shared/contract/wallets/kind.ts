import * as z from 'zod/mini'

export const walletKind = z.enum(
  ['cash', 'bank', 'ewallet', 'card', 'loan', 'savings', 'other'],
  'Choose one from the list',
)
export type WalletKind = z.infer<typeof walletKind>

/** Cards and loans. They may start negative and have a due day; a negative balance is a debt. */
export const isDebt = (kind: WalletKind) => kind === 'card' || kind === 'loan'

/** True if the balance counts as money to spend. The server's SQL has the same rule. */
export const isToSpend = (kind: WalletKind) => kind !== 'savings' && kind !== 'loan'
