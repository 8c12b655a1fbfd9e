import { centsOf, decimalOf } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { formatShare } from './share-of'

type ChangeWord = 'as much' | '{amount} less' | '{amount} more'
/** Says the words of a change, which stand in the catalogue of each page that has one. */
export type SayChange = (id: ChangeWord, values?: { amount: string }) => string

/** By how much an amount is another one than it was, decimal text both: 1 where it is more, and its size in words. */
export function changeOf(now: string, before: string) {
  const cents = centsOf(now) - centsOf(before)
  const size = decimalOf(cents < 0n ? -cents : cents)
  return {
    sign: cents === 0n ? 0 : cents < 0n ? -1 : 1,
    size: formatAmount(size),
    share: formatShare(size, before),
  }
}

/** How much more or less it is than it was: "Rp 140.000 (6%) less". */
export function sayChange(now: string, before: string, text: SayChange, hasShare: boolean) {
  const { sign, size, share } = changeOf(now, before)
  const amount = hasShare && share !== undefined ? `${size} (${share})` : size
  if (sign === 0) return text('as much')
  return sign < 0 ? text('{amount} less', { amount }) : text('{amount} more', { amount })
}
