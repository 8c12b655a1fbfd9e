import * as z from 'zod/mini'

export const walletKind = z.enum(
  ['cash', 'bank', 'ewallet', 'card', 'loan', 'savings', 'other'],
  'Choose one from the list',
)
export type WalletKind = z.infer<typeof walletKind>

/** True for cards and loans. They may start with a debt, which is a negative balance, and may have a due day. */
export const isDebt = (kind: WalletKind) => kind === 'card' || kind === 'loan'

/** True if the balance counts as money to spend. The server's SQL has the same rule. */
export const isToSpend = (kind: WalletKind) => kind !== 'savings' && kind !== 'loan'
