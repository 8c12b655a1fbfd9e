import { isCommonPassword } from './common-passwords'
import { fold } from './fold'
import { localWords, productWords } from './local-words'
import { isOwn, ownWords, type Owner } from './owner'
import { removeRuns } from './remove-runs'

export const weaknesses = {
  blank: 'A password of spaces alone is too easy to guess. Choose another one.',
  repeated: 'Repeated characters and runs such as 1234 are too easy to guess. Choose another password.',
  own: 'This password is little more than your name or e-mail address. Choose another one.',
  product: 'This password is little more than the name Pundi or a word for money. Choose another one.',
  common: 'This password is too common. Choose another one.',
} as const
export type Weakness = (typeof weaknesses)[keyof typeof weaknesses]

/**
 * Returns why a password is too easy to guess; undefined if it is strong enough. A long password
 * may be weak too. Weak passwords are:
 * - blanks, repetitions, runs such as "1234", and up to nine digits;
 * - common passwords, also with digits and signs around them;
 * - the owner's name or address;
 * - known words (the owner's, the product's, Indonesia's) with too few other characters. Case does
 *   not matter, and digits or signs may replace letters. Product and Indonesian words are also
 *   found backwards.
 *
 * A password with known words is strong enough if one of these is true:
 * - At least four letters are outside the known words. Each different product or Indonesian word
 *   after the first counts as two such letters, so three words are enough.
 * - At least ten different characters are outside the known words. Runs do not count.
 */
export function findWeakness(password: string, owner: Owner = {}): Weakness | undefined {
  const plain = fold(password)
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (plain.trim() === '') return weaknesses.blank
  if (isRepeated(plain, 4) || isRepeated(core, 4) || squeeze(plain).length < 4) return weaknesses.repeated
  if (isOwn(plain, owner)) return weaknesses.own
  if (isCommonPassword(plain) || isCommonPassword(core) || isFewDigits(plain)) return weaknesses.common

  // "5@" may stand for "sa", which would hide the name in "5@ridwan". So also check the text
  // without digits and signs at its ends.
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

const isFewDigits = (text: string) => /^(?:[\s./-]*\p{Nd}){1,9}[\s./-]*$/u.test(text)

const reverse = (text: string) => Array.from(text).reverse().join('')

function isListedWord(text: string) {
  const { rest, found } = remove(text, everyPattern)
  return found > 0 && !/\p{L}/u.test(rest) && !isEnough(rest, found)
}

const squeeze = (text: string) => text.replace(/(.)\1+/gsu, '$1')

/**
 * True if the whole text repeats one group of up to `longest` characters. The last repetition may
 * be incomplete.
 */
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

function patternOf(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined
  const longestFirst = [...new Set(words)].sort((one, other) => other.length - one.length)
  const spelled = longestFirst.map(word => Array.from(word, letter => looksLike[letter] ?? letter).join(''))
  return new RegExp(spelled.join('|'), 'gu')
}

const productPattern = patternOf(productWords)
const everyPattern = patternOf([...productWords, ...localWords])

function remove(text: string, pattern: RegExp | undefined) {
  const found = pattern === undefined ? [] : (text.match(pattern) ?? [])
  return { rest: pattern === undefined ? text : text.replace(pattern, ' '), found: new Set(found).size }
}

function isEnough(rest: string, found: number) {
  const left = removeRuns(rest).replace(/\s/gu, '')
  const letters = left.match(/\p{L}/gu)?.length ?? 0
  return letters + 2 * Math.max(found - 1, 0) >= 4 || new Set(left).size >= 10
}
