import type { WalletKind } from '@pundi/contract'
import { text } from '../catalogue/text'

export const nameKind = (kind: WalletKind) => text(names[kind])

const names = {
  cash: 'Cash',
  bank: 'Bank account',
  ewallet: 'E-wallet',
  card: 'Credit card',
  loan: 'Loan',
  savings: 'Savings',
  other: 'Other',
} as const satisfies Record<WalletKind, Parameters<typeof text>[0]>
