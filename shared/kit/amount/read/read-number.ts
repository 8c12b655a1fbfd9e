/** A number without its marks: `digits / 10 ** decimals`. */
export interface Literal {
  digits: bigint
  decimals: number
}

const spaces = /[\s'’_]+/g
/** Digits in a row, or groups of three with one kind of mark between them. */
const whole = /^(?:\d*|\d{1,3}([.,'])\d{3}(?:\1\d{3})*)$/

/**
 * A number as people mark it: "1.250.000,50", "1,250,000.50", "1 250 000", "1'250". Of two kinds of marks the last one
 * begins the decimals; one that stands more than once groups; a single one before exactly three digits groups, unless
 * what stands before it begins with 0 or is longer than three digits. Undefined where the groups are not of three
 * digits: no digits are ever joined over a mark that means something else.
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

/** Where the decimals begin, or -1. */
function findDecimalMark(text: string): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return -1
  const before = text.slice(0, last)
  if (before.includes(text.charAt(last))) return -1
  const groups = /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(text.slice(last + 1))
  return groups ? -1 : last
}
