import { readAmount } from './read-amount'

/** The amounts that a text means, both bounds included, as decimal text. */
export type AmountRange = { from: string; to: string }

/** A text to find, and the amounts that it means, if any. */
export type Word = { text: string; amount: AmountRange | undefined }

/** A part of a search: found where all of its words are, or by the amount that they mean together. */
export type SearchTerm = { words: Word[]; amount: AmountRange | undefined }

/** Terms beyond these are looked for as one text, so that no search takes longer than its length. */
const MOST_TERMS = 8

/** An amount with its currency or unit apart, such as "Rp 56.000" and "2,5 jt", or a word. */
const termPattern =
  /(?:(?:rp|idr)\.?\s+)?\d[\d.,]*\s+(?:k|rb|ribu|jt|juta)(?!\S)|(?:rp|idr)\.?\s+\d\S*|\S+/giu

/**
 * Splits a search into terms. A record is found if it has each of them, in any order. A search of white space alone is
 * a term itself.
 */
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

/** The amounts that a text means. Whole digits mean every amount with them before the decimals: 1043 is 1043.50 too. */
export function readAmountRange(text: string): AmountRange | undefined {
  const amount = readAmount(text)
  if (amount === undefined) return undefined
  const isWhole = /\d$/.test(text.trim()) && !/[.,]\d{1,2}$/.test(text.trim())
  return isWhole ? { from: amount, to: amount.replace(/\.0$/, '.99') } : { from: amount, to: amount }
}
