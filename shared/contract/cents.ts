/*
 * Converts between decimal text ("-1250.5") and integer cents, which add up exactly. Digits after
 * the second decimal are dropped.
 */

export function centsOf(amount: string): bigint {
  const isBelowZero = amount.startsWith('-')
  const [whole = '0', decimals = ''] = (isBelowZero ? amount.slice(1) : amount).split('.')
  const cents = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2))
  return isBelowZero ? -cents : cents
}

export function decimalOf(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
