import type { TransactionBody, TransferBody } from '@pundi/contract'
import type { NamesOf } from '@pundi/kit/form'

export type TransactionName = NamesOf<TransactionBody>
export type TransferName = NamesOf<TransferBody>

export const shownNames = [
  ...(['amount', 'category_id', 'type', 'transaction_date', 'description'] satisfies TransactionName[]),
  ...(['wallet_id', 'is_refund', 'tags', 'splits', 'shares', 'place'] satisfies TransactionName[]),
  ...(['from_wallet_id', 'to_wallet_id', 'transfer_date', 'fee', 'fee_category_id'] satisfies TransferName[]),
]
