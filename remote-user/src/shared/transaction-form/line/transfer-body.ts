import type { Category } from '@pundi/contract'
import type { TransferBody } from '../saving/use-transfer-saving'
import type { LineReading } from '../../line-reader/read-line'

/**
 * Ids of the wallets that the user chose because the line does not name them. Null for a place
 * outside the user's wallets.
 */
export type ChosenSides = Partial<Record<'from' | 'to', number | null>> & {
  /** New opening day for wallets that open after the transfer's day. */
  begins?: string | undefined
}

export type MissingOfTransfer =
  | 'amount'
  | 'from_wallet_id'
  | 'to_wallet_id'
  | 'transaction_date'
  | 'fee'
  | 'fee_category_id'

export interface LineTransfer {
  /** Wallet ids; null for a place outside the user's wallets, undefined if unknown. */
  from: number | null | undefined
  to: number | null | undefined
  date: string | undefined
  /** True if wallets that open after `date` shall open on `date` instead. */
  isEarlier: boolean
  /** Fields that keep Save disabled, in the order of the form. */
  missing: readonly MissingOfTransfer[]
  body: TransferBody | undefined
}

/**
 * The transfer that the line and the user's choices describe. Undefined if the line is no transfer.
 */
export function transferOf(
  { transfer, amount, day, description }: LineReading,
  chosen: ChosenSides,
  feeCategory: Category | undefined,
): LineTransfer | undefined {
  if (!transfer) return undefined
  const { from: named, to: other, fee } = transfer
  const from = named ? named.id : unless(other?.id, chosen.from)
  const to = other ? other.id : unless(named?.id, chosen.to)
  const money = 'decimal' in amount ? amount.decimal : undefined
  const date = 'date' in day ? day.date : undefined
  const cost = fee && ('decimal' in fee.amount ? fee.amount.decimal : undefined)
  const known = {
    ...{ amount: money, from_wallet_id: from, to_wallet_id: to, transaction_date: date },
    ...(fee && { fee: cost, fee_category_id: feeCategory?.id }),
  }
  const missing = (Object.keys(known) as (keyof typeof known)[]).filter(field => known[field] === undefined)
  const isWhole = missing.length === 0 && from !== undefined && to !== undefined
  const body =
    isWhole && money !== undefined && date !== undefined
      ? {
          ...{ from_wallet_id: from, to_wallet_id: to, amount: money, description, transfer_date: date },
          ...(cost !== undefined && { fee: cost, fee_category_id: feeCategory?.id }),
        }
      : undefined
  return { from, to, date, isEarlier: date !== undefined && chosen.begins === date, missing, body }
}

/** Drops the wallet that the user chose, if the line names that wallet for the other side. */
const unless = (taken: number | undefined, side: number | null | undefined) =>
  side === taken ? undefined : side
