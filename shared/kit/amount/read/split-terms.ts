import type { Operator } from './calculate'

/** A number as it is written, and the word for its zeros, if any. */
export interface Term {
  number: string
  unit: string | undefined
}

export interface Terms {
  terms: Term[]
  operators: Operator[]
  /** A minus stands before all of it. */
  isNegated: boolean
}

/** The dash of "Rp 5.000,-", at the end of its number. */
const dash = /(?<digit>\d)[.,]\s?[-–—]{1,2}(?=\s*(?:$|[-+−–*×x/÷]))/gu
const signOrOperator = /([-+−–*×x/÷])/u
const operators: Record<string, Operator> = { '×': '*', x: '*', '÷': '/', '−': '-', '–': '-' }

const currency = String.raw`(?:rp\.?|idr|rupiahs?|rupias?|us\$|usd|d[oó]lar(?:es)?|dollars?|eur|euros?|\p{Sc})`
const onlyCurrency = new RegExp(`^\\s*${currency}?\\s*$`, 'u')
/** Digits with their marks and spaces; a word; signs or words of a currency on either side. */
const term = new RegExp(
  String.raw`^\s*(?:${currency}\s*)?([.,]?\d(?:[\d.,'’_\s]*\d)?)\s*(\p{L}+)??\s*${currency}?\s*$`,
  'u',
)

/**
 * Parts a text in small letters into its numbers and what stands between them; undefined where it is anything else. No
 * word that may stand there has an x in it.
 */
export function splitTerms(text: string): Terms | undefined {
  const parts = text.replace(dash, '$<digit>').split(signOrOperator)
  const isSigned = /^[-+−–]$/.test(parts[1] ?? '') && onlyCurrency.test(parts[0]!)
  const rest = isSigned ? parts.slice(2) : parts
  const terms: Term[] = []
  for (let at = 0; at < rest.length; at += 2) {
    const [, number, unit] = term.exec(rest[at]!) ?? []
    if (number === undefined) return undefined
    terms.push({ number, unit })
  }
  return {
    terms,
    operators: rest.filter((_, at) => at % 2 === 1).map(sign => operators[sign] ?? (sign as Operator)),
    isNegated: isSigned && parts[1] !== '+',
  }
}
