import type { Word } from './split-words'

/** Phrases of money that came back, as folded words (`foldText`). */
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

/** What may stand after one and belongs to it. */
const after = /^(?:dari|atas|untuk|of|for|from|de|del|por)$/u
const hasDigit = /\p{Nd}/u

/**
 * The places of the words that say that money came back: at the beginning of what is not `taken`, or at its end. In
 * the middle they say what something is.
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
