import type { Category } from '@pundi/contract'
import type { TransferBody } from '../saving/use-transfer-saving'
import type { LineReading } from '../../line-reader/read-line'

/** The user's choice for sides that the line does not name; null for outside the user's wallets. */
export type ChosenSides = Partial<Record<'from' | 'to', number | null>> & {
  /** New, earlier opening day for wallets that open after the transfer's day. */
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
  /** Wallet ids; null for outside the user's wallets, undefined if unknown. */
  from: number | null | undefined
  to: number | null | undefined
  date: string | undefined
  /** True if wallets with a later opening day shall open on `date`. */
  isEarlier: boolean
  /** What keeps Save disabled, in the order of the fields. */
  missing: readonly MissingOfTransfer[]
  body: TransferBody | undefined
}

/** Undefined for a line that is no transfer. */
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

/** Drops a chosen side if the line names the same wallet for the other side. */
const unless = (taken: number | undefined, side: number | null | undefined) =>
  side === taken ? undefined : side
