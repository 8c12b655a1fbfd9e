import type { Transfer, Wallet } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import type { useText } from '../catalogue/text'
import type { FieldNames } from '../fields/names'
import { isSameValue } from '../../save-form/is-same-value'

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

export function differencesOf(
  now: Transfer,
  typed: TransferValues,
  text: ReturnType<typeof useText>,
  wallets: Wallet[],
) {
  const current = valuesOf(now)
  const money = (amount: string) => formatAmount(amount, { decimals: 'needed' })
  const nameOf = (id: number | null) =>
    wallets.find(wallet => wallet.id === id)?.name ?? text('Outside your wallets')
  const rows: { field: Input; label: string; now: string }[] = [
    { field: 'amount', label: text('Amount'), now: money(now.amount) },
    { field: 'from_wallet_id', label: text('From wallet'), now: nameOf(now.from_wallet_id) },
    { field: 'to_wallet_id', label: text('To wallet'), now: nameOf(now.to_wallet_id) },
    { field: 'transfer_date', label: text('Date'), now: formatDay(now.transfer_date) },
    { field: 'description', label: text('Note (optional)'), now: now.description || '–' },
    { field: 'fee', label: text('Fee'), now: now.fee ? money(now.fee) : '–' },
  ]
  return rows.filter(({ field }) => !isSameValue(current[field], typed[field]))
}
