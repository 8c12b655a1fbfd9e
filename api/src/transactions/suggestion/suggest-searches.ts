import { measureSlip } from './measure-slip'
import type { UsedText } from './queries'

/** Searches of more words are sentences: nobody looks for them. */
const MOST_WORDS = 8

/** How many searches are worth a try. */
const MOST_SEARCHES = 3

/**
 * What a search that finds nothing may have meant, likeliest first: each word that no text has is replaced by one of the
 * texts that is near it. Empty if there is a word with none near.
 */
export function suggestSearches(search: string, texts: UsedText[]): string[] {
  const typed = wordsOf(search)
  if (typed.length > MOST_WORDS) return []
  const words = countWords(texts)
  const near = typed.map(word => nearWords(word, words))
  if (near.some(({ length }) => length === 0)) return []
  const searches = Array.from({ length: MOST_SEARCHES }, (_, rank) => {
    const chosen = near.map(choices => choices[rank] ?? choices.at(-1)).values()
    return search.toLowerCase().replace(wordPattern, word => chosen.next().value ?? word)
  })
  return [...new Set(searches)].filter(one => one !== search.toLowerCase())
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu
const wordsOf = (text: string) => text.toLowerCase().match(wordPattern) ?? []

/** How often each word is used. */
function countWords(texts: UsedText[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { text, uses } of texts)
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + uses)
  return counts
}

/** The word itself if a text has it, as a part of a word too; else those that are nearest, and of these the most used. */
function nearWords(typed: string, words: Map<string, number>): string[] {
  const most = slipsIn(typed)
  const near: { word: string; slips: number; uses: number }[] = []
  for (const [word, uses] of words) {
    if (word.includes(typed)) return [typed]
    const slips = most === 0 ? Infinity : measureSlip(typed, word, most)
    if (slips < Infinity) near.push({ word, slips, uses })
  }
  return near
    .sort((one, other) => one.slips - other.slips || other.uses - one.uses)
    .slice(0, MOST_SEARCHES)
    .map(({ word }) => word)
}

/** How many slips are likely in a word. A short one is near too many others, and a number is as good as any other. */
function slipsIn(word: string): number {
  if (word.length < 4 || /^\p{N}+$/u.test(word)) return 0
  return word.length < 7 ? 1 : 2
}
