import type { Category } from '@pundi/contract'
import type { TransferBody } from '../saving/use-transfer-saving'
import type { LineReading } from './read-line'

/** The sides that were chosen where the line does not name them; null for the outside. */
export type ChosenSides = Partial<Record<'from' | 'to', number | null>>

export type MissingOfTransfer =
  | 'amount'
  | 'from_wallet_id'
  | 'to_wallet_id'
  | 'transaction_date'
  | 'fee'
  | 'fee_category_id'

/** A transfer that a line says, with what was chosen beside it. */
export interface LineTransfer {
  /** The ids of its wallets; null for the outside, undefined where it is not known. */
  from: number | null | undefined
  to: number | null | undefined
  /** What keeps it from being saved, in the order of the fields. */
  missing: readonly MissingOfTransfer[]
  body: TransferBody | undefined
}

/** What would be saved of a line that moves money; undefined of any other. */
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
  return { from, to, missing, body }
}

/** A side that was chosen before the line named the same wallet as the other one is not chosen. */
const unless = (taken: number | undefined, side: number | null | undefined) =>
  side === taken ? undefined : side
