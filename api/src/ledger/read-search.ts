/** An amount with up to two decimals: "56000", "56.000,50" or "56,000.50". */
const spellings = [
  /^(\d{1,12})(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){1,3})(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/,
]

/** An amount with a unit: "25rb" (25 thousand), "2,5 jt" (2.5 million). */
const short = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*(k|rb|ribu|jt|juta)$/i

/**
 * Reads an amount such as "56000", "56.000", "Rp 56.000,50" or "56rb", and returns it as decimal
 * text. Undefined if the search contains anything other than an amount.
 */
export function readAmount(search: string): string | undefined {
  const written = search.trim().replace(/^(rp|idr)\.?\s*/i, '')
  for (const spelling of spellings) {
    const [, whole, decimals = '0'] = spelling.exec(written) ?? []
    if (whole !== undefined) return `${whole.replace(/[.,]/g, '')}.${decimals}`
  }
  const [, whole, decimals = '', word] = short.exec(written) ?? []
  if (whole === undefined) return undefined
  const zeros = /^j/i.test(word ?? '') ? 6 : 3
  return `${Number(whole + decimals.padEnd(zeros, '0'))}.0`
}

/** Decimal text. The range includes both bounds. */
export type AmountRange = { from: string; to: string }

export type Word = { text: string; amount: AmountRange | undefined }

export type SearchTerm = { words: Word[]; amount: AmountRange | undefined }

/** Limits the time of a search. The text after the eighth term is searched as a single term. */
const MOST_TERMS = 8

/**
 * Matches an amount with its currency or unit, such as "Rp 56.000" and "2,5 jt"; otherwise a single
 * word.
 */
const termPattern =
  /(?:(?:rp|idr)\.?\s+)?\d[\d.,]*\s+(?:k|rb|ribu|jt|juta)(?!\S)|(?:rp|idr)\.?\s+\d\S*|\S+/giu

/** A record must match every term, in any order. A search of only white space becomes one term. */
export function readSearch(search: string): SearchTerm[] {
  const matches = [...search.matchAll(termPattern)]
  if (matches.length === 0) return [{ words: [wordOf(search)], amount: undefined }]
  const rest = matches[MOST_TERMS]
  const terms = matches.slice(0, MOST_TERMS).map(([text]) => termOf(text))
  return rest ? [...terms, { words: [wordOf(search.slice(rest.index).trim())], amount: undefined }] : terms
}

function termOf(text: string): SearchTerm {
  const words = text.split(/\s+/u).map(wordOf)
  return { words, amount: words.length > 1 ? readAmountRange(text) : undefined }
}

const wordOf = (text: string): Word => ({ text, amount: readAmountRange(text) })

/** An amount without decimals matches any decimals: 1043 also finds 1043.50. */
export function readAmountRange(text: string): AmountRange | undefined {
  const amount = readAmount(text)
  if (amount === undefined) return undefined
  const isWhole = /\d$/.test(text.trim()) && !/[.,]\d{1,2}$/.test(text.trim())
  return isWhole ? { from: amount, to: amount.replace(/\.0$/, '.99') } : { from: amount, to: amount }
}
