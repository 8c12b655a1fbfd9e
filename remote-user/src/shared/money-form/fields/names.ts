import type {
  addInstalments,
  addTransfer,
  addWallet,
  BodyOf,
  correctWallet,
  InstalmentPaymentBody,
  settleShares,
} from '@pundi/contract'
import type { NamesOf } from '@pundi/kit/form'

export interface FieldNames {
  wallet: NamesOf<BodyOf<typeof addWallet>> | 'opening_balance_side'
  transfer: NamesOf<BodyOf<typeof addTransfer>> | 'begins' | 'days'
  correction: NamesOf<BodyOf<typeof correctWallet>> | 'balance_side'
  removal: 'move_to'
  closing: never
  settlement: NamesOf<BodyOf<typeof settleShares>>
  purchase: NamesOf<BodyOf<typeof addInstalments>>
  payment: NamesOf<InstalmentPaymentBody>
  'plan-removal': never
}

export type FieldName = FieldNames[keyof FieldNames]

export const shownFields: { readonly [Form in keyof FieldNames]: readonly FieldNames[Form][] } = {
  wallet: ['name', 'opening_balance', 'opening_date', 'due_day', 'instalments'],
  transfer: [
    ...(['amount', 'from_wallet_id', 'to_wallet_id', 'transfer_date', 'description'] as const),
    ...(['fee', 'fee_category_id', 'days'] as const),
  ],
  correction: ['balance'],
  removal: ['move_to'],
  closing: [],
  settlement: ['amount', 'wallet_id', 'transaction_date'],
  purchase: [
    ...(['name', 'amount', 'count', 'first_due', 'month_day'] as const),
    ...(['wallet_id', 'date', 'category_id', 'books'] as const),
  ],
  payment: ['amount', 'from_wallet_id', 'date'],
  'plan-removal': [],
}
