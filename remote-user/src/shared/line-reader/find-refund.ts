import type { Word } from './split-words'

/** Phrases that mean a refund, in lower case and without accents (`foldText`). */
const phrases = [
  'pengembalian dana',
  'pengembalian uang',
  'pengembalian',
  'uang kembali',
  'dana kembali',
  'refund',
  'refunded',
  'retur',
  'money back',
  'reembolso',
  'devolucion',
].map(phrase => phrase.split(' '))

/** Prepositions after the phrase. They belong to the phrase, not to the description. */
const after = /^(?:dari|atas|untuk|of|for|from|de|del|por)$/u
const hasDigit = /\p{Nd}/u

/**
 * Indexes of the words that mean a refund. These words must be the first or the last of the words
 * that are not `taken`. In the middle of a line, they belong to the description.
 */
export function findRefund(words: readonly Word[], taken: ReadonlySet<number>): ReadonlySet<number> {
  const own = words.flatMap(({ key }, at) =>
    taken.has(at) || hasDigit.test(key) || key === 'rp' ? [] : [at],
  )
  const keyAt = (place: number) => words[own[place] ?? -1]?.key
  for (const phrase of phrases) {
    const begin = [0, own.length - phrase.length].find(place =>
      phrase.every((key, at) => keyAt(place + at) === key),
    )
    if (begin === undefined) continue
    const places = own.slice(begin, begin + phrase.length)
    const next = (places.at(-1) ?? 0) + 1
    return new Set(own.includes(next) && after.test(words[next]?.key ?? '') ? [...places, next] : places)
  }
  return new Set()
}
