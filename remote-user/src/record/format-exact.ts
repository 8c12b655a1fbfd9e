import { formatAmount } from '@pundi/kit/format'

/** An amount of two decimals, "75000.50", with those where it has any: never another one than it is. */
export const formatExact = (amount: string) =>
  formatAmount(amount, { decimals: amount.endsWith('.00') ? 0 : 2 })
