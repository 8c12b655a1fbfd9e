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
 * Splits lower-case text into numbers and operators. Undefined if the text contains anything else.
 * "x" is always an operator, because no allowed word contains an x.
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
