import type { Operator } from './calculate'

export interface Term {
  operator: Operator
  number: string
  unit: string | undefined
}

/** Matches the ",-" at the end of "Rp 5.000,-". */
const dash = /(?<digit>\d)[.,]\s?[-–—]{1,2}(?=\s*(?:$|[-+−–*×x/÷]))/gu
const signOrOperator = /([-+−–*×x/÷])/u
const operators: Record<string, Operator> = { '×': '*', x: '*', '÷': '/', '−': '-', '–': '-' }

const currency = String.raw`(?:rp\.?|idr|rupiahs?|rupias?|us\$|usd|d[oó]lar(?:es)?|dollars?|eur|euros?|\p{Sc})`
const onlyCurrency = new RegExp(`^\\s*${currency}?\\s*$`, 'u')
const term = new RegExp(
  String.raw`^\s*(?:${currency}\s*)?([.,]?\d(?:[\d.,'’_\s]*\d)?)\s*(\p{L}+)??\s*${currency}?\s*$`,
  'u',
)

/**
 * Splits lower-case text into numbers and operators. Returns undefined if the text contains
 * anything else. "x" is always an operator, because no allowed word contains an x.
 */
export function splitTerms(text: string): Term[] | undefined {
  const parts = text.replace(dash, '$<digit>').split(signOrOperator)
  const isSigned = /^[-+−–]$/.test(parts[1] ?? '') && onlyCurrency.test(parts[0] ?? '')
  const rest = isSigned ? parts.slice(2) : parts
  const terms: Term[] = []
  let operator: Operator = isSigned && parts[1] !== '+' ? '-' : '+'
  for (const [at, part] of rest.entries()) {
    if (at % 2 === 1) {
      operator = operators[part] ?? (part as Operator)
      continue
    }
    const [, number, unit] = term.exec(part) ?? []
    if (number === undefined) return undefined
    terms.push({ operator, number, unit })
  }
  return terms
}

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
 * - If there are two kinds of separators, the last separator begins the decimals.
 * - If a separator is repeated, as in "1.250.000", it groups thousands.
 * - A single separator groups thousands if (a) exactly three digits follow and (b) one to three
 *   digits without a leading zero precede. So "1.250" is 1250, but "1.25" and "0.250" have
 *   decimals.
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
