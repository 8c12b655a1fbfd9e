import { formatAmount } from '@pundi/kit/format'

/** Formats an amount such as "75000.50" exactly: with its decimals, unless they are zero. */
export const formatExact = (amount: string) =>
  formatAmount(amount, { decimals: amount.endsWith('.00') ? 0 : 2 })
