import { formatAmount, formatNumber } from '@pundi/kit/format'
import { bounds, type NumberName } from './scorecard/profile'

/**
 * A number as people read it: "Rp 1.250.000", "12,5%", "3". The scorecard counts in rupiah, whatever currency an account
 * is kept in.
 */
export function formatValue(field: NumberName, value: number): string {
  const { unit } = bounds[field]
  if (unit === 'rupiah') return formatAmount(value.toFixed(2), { currency: 'IDR' })
  return unit === 'percent' ? `${formatNumber(value)}%` : formatNumber(value)
}
