import { isCommonPassword } from './common-passwords'
import { fold } from './fold'
import { localWords, productWords } from './local-words'
import { isOwn, ownWords, type Owner } from './owner'
import { removeRuns } from './remove-runs'

/** Why a password is refused, by ids of the catalogues. */
export const weaknesses = {
  blank: 'A password of spaces alone is too easy to guess. Choose another one.',
  repeated: 'Repeated characters and runs such as 1234 are too easy to guess. Choose another password.',
  own: 'This password is little more than your name or e-mail address. Choose another one.',
  product: 'This password is little more than the name Pundi or a word for money. Choose another one.',
  common: 'This password is too common. Choose another one.',
} as const
export type Weakness = (typeof weaknesses)[keyof typeof weaknesses]

/**
 * Why a password is too easy to guess, whatever its length; undefined where it is not. It is blank, repeats itself, is one
 * of the most common ones with or without digits and signs around it, or is little more than known words: their owner's
 * name and address, the product's, those of Indonesia, in any case and with digits in place of letters. A listed word
 * backwards, up to nine digits alone, and the owner's whole name or address are too easy as well.
 *
 * "Little more" leaves fewer than four letters beside them. A second known word of a list counts as two, so three words
 * are never refused unless they are the owner's own; so do ten different digits and signs that are no run.
 */
export function findWeakness(password: string, owner: Owner = {}): Weakness | undefined {
  const plain = fold(password)
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (plain.trim() === '') return weaknesses.blank
  if (isRepeated(plain, 4) || isRepeated(core, 4) || squeeze(plain).length < 4) return weaknesses.repeated
  if (isOwn(plain, owner)) return weaknesses.own
  if (isCommonPassword(plain) || isCommonPassword(core) || isFewDigits(plain)) return weaknesses.common

  // "5@ridwan" reads as "sari" and "dwan" where signs stand for letters. Without its ends it is the one word that was
  // meant.
  const readings = plain.length - core.length < 10 ? [plain, core] : [plain]
  const ofWords = readings.map(text => weaknessOfWords(text, owner)).find(Boolean)
  if (ofWords !== undefined) return ofWords
  if (readings.some(text => isListedWord(reverse(text)))) return weaknesses.common

  const isRun = removeRuns(squeeze(plain)).length < 4
  return isRun || isRepeated(core, 8) ? weaknesses.repeated : undefined
}

function weaknessOfWords(text: string, owner: Owner): Weakness | undefined {
  const own = remove(text, patternOf(ownWords(owner)))
  if (own.found > 0 && !isEnough(own.rest, 0)) return weaknesses.own
  const product = remove(own.rest, productPattern)
  if (product.found > 0 && !isEnough(product.rest, product.found)) return weaknesses.product
  const all = remove(own.rest, everyPattern)
  if (all.found > 0 && !isEnough(all.rest, all.found)) return weaknesses.common
  return undefined
}

/** Up to nine digits and what stands between those of a date. */
const isFewDigits = (text: string) => /^(?:[\s./-]*\p{Nd}){1,9}[\s./-]*$/u.test(text)

const reverse = (text: string) => Array.from(text).reverse().join('')

/** Whether a text has no letters but those of listed words, and too little beside them. */
function isListedWord(text: string) {
  const { rest, found } = remove(text, everyPattern)
  return found > 0 && !/\p{L}/u.test(rest) && !isEnough(rest, found)
}

const squeeze = (text: string) => text.replace(/(.)\1+/gsu, '$1')

/** Whether a text is up to `longest` characters over and over, the last time perhaps in part. */
const isRepeated = (text: string, longest: number) =>
  Array.from({ length: longest }, (_, at) => at + 1).some(
    period => text.length >= Math.max(6, 2 * period) && text.slice(period) === text.slice(0, -period),
  )

const looksLike: Record<string, string> = {
  a: '[a4@]',
  b: '[b8]',
  e: '[e3]',
  g: '[g9]',
  i: '[i1!]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7]',
}

/** Finds words also where digits and signs stand for letters; of two that begin alike, the longer one. */
function patternOf(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined
  const longestFirst = [...new Set(words)].sort((one, other) => other.length - one.length)
  const spelled = longestFirst.map(word => Array.from(word, letter => looksLike[letter] ?? letter).join(''))
  return new RegExp(spelled.join('|'), 'gu')
}

const productPattern = patternOf(productWords)
const everyPattern = patternOf([...productWords, ...localWords])

/** A text without the words of a pattern, and how many different ones were found. */
function remove(text: string, pattern: RegExp | undefined) {
  const found = pattern === undefined ? [] : (text.match(pattern) ?? [])
  return { rest: pattern === undefined ? text : text.replace(pattern, ' '), found: new Set(found).size }
}

/** Whether enough is left beside known words to make a password. */
function isEnough(rest: string, found: number) {
  const left = removeRuns(rest).replace(/\s/gu, '')
  const letters = left.match(/\p{L}/gu)?.length ?? 0
  return letters + 2 * Math.max(found - 1, 0) >= 4 || new Set(left).size >= 10
}
