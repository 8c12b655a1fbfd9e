import type { Transfer } from '@pundi/contract'
import type { FieldNames } from '../fields/names'

type Input = Exclude<FieldNames['transfer'], 'begins' | 'days'>
export type TransferValues = Record<Input, string>

export const valuesOf = (transfer: Transfer): TransferValues => ({
  amount: transfer.amount,
  from_wallet_id: String(transfer.from_wallet_id ?? ''),
  to_wallet_id: String(transfer.to_wallet_id ?? ''),
  transfer_date: transfer.transfer_date,
  description: transfer.description,
  fee: transfer.fee ?? '',
  fee_category_id: String(transfer.fee_category_id ?? ''),
})
