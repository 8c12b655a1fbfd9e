import * as z from 'zod/mini'

export const walletKind = z.enum(
  ['cash', 'bank', 'ewallet', 'card', 'loan', 'savings', 'other'],
  'Choose one from the list',
)
export type WalletKind = z.infer<typeof walletKind>

/** Cards and loans may start with a debt (a negative balance) and may have a due day. */
export const isDebt = (kind: WalletKind) => kind === 'card' || kind === 'loan'

/** True if the balance counts as money to spend. The server's SQL has the same rule. */
export const isToSpend = (kind: WalletKind) => kind !== 'savings' && kind !== 'loan'
