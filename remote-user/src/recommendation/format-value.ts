import { formatAmount } from '@pundi/shared/format'
import { bounds, type NumberName } from './scorecard/profile'

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

/** A number as people read it: "Rp 1.250.000", "12,5 %", "3". */
export function formatValue(field: NumberName, value: number): string {
  const { unit } = bounds[field]
  if (unit === 'rupiah') return formatAmount(value.toFixed(2))
  return unit === 'percent' ? `${number.format(value)} %` : number.format(value)
}
