import { formatAmount } from '@pundi/kit/format'

/** "75000.50" keeps its decimals; "75000.00" loses them. */
export const formatExact = (amount: string) =>
  formatAmount(amount, { decimals: amount.endsWith('.00') ? 0 : 2 })
