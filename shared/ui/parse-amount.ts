import { plainDigits } from './plain-digits'

/** Spaces of every kind and the apostrophes that some languages group digits with. */
const grouping = /[\s\u00a0\u2009\u202f'’_]/g
/** Currency signs and words ("Rp", "Rp.", "IDR") and the dash of "Rp 5.000,-". */
const dressing = /^[^\d.,]*?(?:[a-z]+\.?|\p{Sc})?[^\d.,]*|(?:,?[-–]+)?[^\d.,]*$/giu

/**
 * The decimal text ("1250000.5") of an amount as people write or paste it: "Rp 1.250.000,50", "1,250,000.50",
 * "IDR 5.000,-". A single mark before exactly three digits groups ("5.000" and "5,000" are five thousand); otherwise
 * the last mark is the decimal one. Two decimals are kept, and no sign: a type says where the money went. Undefined where no amount is written.
 */
export function parseAmount(written: string): string | undefined {
  const bare = plainDigits(written).replace(grouping, '').replace(dressing, '')
  if (!/^[\d.,]*\d[\d.,]*$/.test(bare)) return undefined
  const at = decimalMark(bare)
  const whole = digits(at < 0 ? bare : bare.slice(0, at)).replace(/^0+(?=\d)/, '') || '0'
  const fraction = at < 0 ? '' : digits(bare.slice(at)).slice(0, 2).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

const digits = (text: string) => text.replace(/\D/g, '')

/** Where the decimal mark stands, or -1. */
function decimalMark(bare: string): number {
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last < 0) return -1
  const mark = bare.charAt(last)
  const before = bare.slice(0, last)
  if (before.includes(mark)) return -1
  const hasBoth = /[.,]/.test(before)
  const groupsThousands = /^[.,]\d{3}$/.test(bare.slice(last)) && /^[1-9]\d{0,2}$/.test(before)
  return !hasBoth && groupsThousands ? -1 : last
}
