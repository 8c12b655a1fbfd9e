import type { UsedText } from './queries'

/**
 * Counts the typing errors between two words: missing, added, wrong or swapped letters. If `word`
 * is longer but begins with the typed word, counts half an error: for example, the user typed
 * "makan", and the word is "makanan".
 *
 * @param most the largest number that matters
 * @returns Infinity if there are more than `most` errors
 */
function measureSlip(typed: string, word: string, most: number): number {
  const length = Math.min(word.length, typed.length + most)
  let before: number[] = []
  let last = Array.from({ length: length + 1 }, (_, column) => column)
  for (let row = 0; row < typed.length; row += 1) {
    const next = [row + 1]
    let nearest = row + 1
    for (let column = 0; column < length; column += 1) {
      const isTurned = typed[row] === word[column - 1] && typed[row - 1] === word[column]
      const slips = Math.min(
        at(last, column) + Number(typed[row] !== word[column]),
        at(last, column + 1) + 1,
        at(next, column) + 1,
        isTurned ? at(before, column - 1) + 1 : Infinity,
      )
      next.push(slips)
      nearest = Math.min(nearest, slips)
    }
    if (nearest > most) return Infinity
    before = last
    last = next
  }
  const whole = length === word.length ? at(last, length) : Infinity
  return Math.min(whole, Math.min(...last) + 0.5)
}

const at = (distances: number[], place: number) => distances[place] ?? Infinity

const MOST_WORDS = 8

const MOST_SEARCHES = 3

/**
 * Suggests searches, likeliest first: each unknown word is replaced by a similar known word. Empty
 * if an unknown word resembles no known one.
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

function countWords(texts: UsedText[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { text, uses } of texts)
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + uses)
  return counts
}

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

/**
 * The number of typing errors allowed in a word. Zero for short words and for numbers, because they
 * resemble too many other words.
 */
function slipsIn(word: string): number {
  if (word.length < 4 || /^\p{N}+$/u.test(word)) return 0
  return word.length < 7 ? 1 : 2
}
