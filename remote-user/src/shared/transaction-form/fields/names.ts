import { transactionBody, type TransactionBody, transferBody, type TransferBody } from '@pundi/contract'
import type { NamesOf } from '@pundi/kit/form'

export type TransactionName = NamesOf<TransactionBody>
export type TransferName = NamesOf<TransferBody>

const transactionNames = Object.keys(transactionBody.shape) as TransactionName[]
const transferNames = Object.keys(transferBody.shape) as TransferName[]

export const shownNames = [...transactionNames, ...transferNames]

const first: TransactionName[] = [
  'amount',
  'category_id',
  'type',
  'transaction_date',
  'description',
  'wallet_id',
]

/** The fields of a transaction that are hidden until the user opens "More". */
export const moreNames = transactionNames.filter(name => !first.includes(name))
