import { formatAmount, formatNumber } from '@pundi/kit/format'
import { bounds, type NumberName } from '../../shared/credit-profile/profile'

/** "Rp 1.250.000", "12,5%", "3". The scorecard uses rupiah, whatever the account's currency. */
export function formatValue(field: NumberName, value: number): string {
  const { unit } = bounds[field]
  if (unit === 'rupiah') return formatAmount(value.toFixed(2), { currency: 'IDR' })
  return unit === 'percent' ? `${formatNumber(value)}%` : formatNumber(value)
}
