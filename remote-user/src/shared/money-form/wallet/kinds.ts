import type { WalletKind } from '@pundi/contract'
import {
  Banknote,
  CreditCard,
  HandCoins,
  Landmark,
  type LucideIcon,
  PiggyBank,
  Smartphone,
  Wallet,
} from 'lucide-react'
import type { MessageId } from '../catalogue/text'

export const kinds: Record<WalletKind, { name: MessageId; icon: LucideIcon }> = {
  cash: { name: 'Cash', icon: Banknote },
  bank: { name: 'Bank account', icon: Landmark },
  ewallet: { name: 'E-wallet', icon: Smartphone },
  card: { name: 'Credit card', icon: CreditCard },
  loan: { name: 'Loan', icon: HandCoins },
  savings: { name: 'Savings', icon: PiggyBank },
  other: { name: 'Other', icon: Wallet },
}

export const allKinds = Object.keys(kinds) as WalletKind[]
