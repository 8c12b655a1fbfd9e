import { findWeakness, follows, type Owner } from '@pundi/contract/passwords'

export { findWeakness }

export type Strength = 'weak' | 'fair' | 'strong'

/** Minimum numbers of guesses for "fair" and "strong", as powers of two: 45 means 2^45 guesses. */
const fair = 45
const strong = 70

const kinds: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
]

/**
 * Estimates how hard a password is to guess. Each character counts, except repetitions and
 * sequences (alphabet, digits, keyboard). A password that the server refuses is weak. "fair" and
 * "strong" are only advice.
 */
export function judgePassword(password: string, owner?: Owner): Strength {
  const letters = Array.from(password)
  const telling = letters.filter((letter, at) => !follows(letters[at - 1], letter)).length
  const choices = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  const guesses = telling * Math.log2(Math.max(choices, 1))
  if (letters.length < 8 || guesses < fair || findWeakness(password, owner) !== undefined) return 'weak'
  return guesses < strong ? 'fair' : 'strong'
}
