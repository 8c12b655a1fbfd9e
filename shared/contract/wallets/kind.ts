import * as z from 'zod/mini'

export const walletKind = z.enum(
  ['cash', 'bank', 'ewallet', 'card', 'loan', 'savings', 'other'],
  'Choose one from the list',
)
export type WalletKind = z.infer<typeof walletKind>
