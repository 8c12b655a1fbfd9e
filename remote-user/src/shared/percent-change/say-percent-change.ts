import { centsOf, decimalOf } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { formatPercent } from './format-percent'

type ChangeMessageId = 'no change' | '{amount} less' | '{amount} more'
/** Each page that shows a change has these messages in its own catalogue. */
export type ChangeText = (id: ChangeMessageId, values?: { amount: string }) => string

/** Compares two decimal texts. `sign` is 1 for an increase; `size` is the formatted difference. */
export function measureChange(now: string, before: string) {
  const cents = centsOf(now) - centsOf(before)
  const size = decimalOf(cents < 0n ? -cents : cents)
  return {
    sign: cents === 0n ? 0 : cents < 0n ? -1 : 1,
    size: formatAmount(size),
    share: formatPercent(size, before),
  }
}

export function sayPercentChange(now: string, before: string, text: ChangeText, hasShare: boolean) {
  const { sign, size, share } = measureChange(now, before)
  const amount = hasShare && share !== undefined ? `${size} (${share})` : size
  if (sign === 0) return text('no change')
  return sign < 0 ? text('{amount} less', { amount }) : text('{amount} more', { amount })
}
