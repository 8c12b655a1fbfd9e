export type Strength = 'weak' | 'fair' | 'strong'

/** Guesses, as powers of two, from which a password counts as fair and as strong. */
const fair = 45
const strong = 70

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const kinds: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
]

/**
 * How hard a password is to guess, roughly: what each character adds, where one that repeats the one before it or goes on
 * as the alphabet, the digits or the keyboard do adds nothing. Advice, no rule: the rules are the contract's.
 */
export function judgePassword(password: string): Strength {
  const letters = Array.from(password)
  const telling = letters.filter((letter, at) => !follows(letters[at - 1], letter)).length
  const choices = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  const guesses = telling * Math.log2(Math.max(choices, 1))
  if (letters.length < 8 || guesses < fair) return 'weak'
  return guesses < strong ? 'fair' : 'strong'
}

function follows(before: string | undefined, letter: string) {
  if (before === undefined) return false
  const pair = (before + letter).toLowerCase()
  if (pair[0] === pair[1]) return true
  const turned = letter.toLowerCase() + before.toLowerCase()
  return rows.some(row => row.includes(pair) || row.includes(turned))
}
