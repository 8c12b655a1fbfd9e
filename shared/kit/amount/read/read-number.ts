/** A number as `digits / 10 ** decimals`: "12,50" has the digits 1250 and 2 decimals. */
export interface Literal {
  digits: bigint
  decimals: number
}

const spaces = /[\s'’_]+/g
const whole = /^(?:\d*|\d{1,3}([.,'])\d{3}(?:\1\d{3})*)$/

/**
 * Reads a number with separators: "1.250.000,50", "1,250,000.50", "1 250 000", "1'250".
 *
 * - With two kinds of separators, the last separator begins the decimals.
 * - A repeated separator groups thousands.
 * - A single separator groups thousands if exactly three digits follow, and if one to three digits
 *   without a leading zero precede.
 *
 * Undefined if a group does not have three digits.
 */
export function readNumber(written: string): Literal | undefined {
  const text = written.replace(spaces, "'")
  const at = findDecimalMark(text)
  const before = at < 0 ? text : text.slice(0, at)
  const after = at < 0 ? '' : text.slice(at + 1)
  if (!whole.test(before) || !/^\d*$/.test(after) || (at >= 0 && after === '')) return undefined
  const digits = before.replace(/\D/g, '') + after
  return digits === '' ? undefined : { digits: BigInt(digits), decimals: after.length }
}

function findDecimalMark(text: string): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return -1
  const before = text.slice(0, last)
  if (before.includes(text.charAt(last))) return -1
  const groups = /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(text.slice(last + 1))
  return groups ? -1 : last
}
