import type { Language } from '@pundi/contract/federation'
import { calculate, type Fraction, type Step } from './calculate'
import { readNumber, splitTerms, type Term } from './split-terms'

export type InvalidAmount =
  | 'divides-by-zero'
  | 'negative'
  | 'not-understood'
  | 'too-large'
  | 'too-many-decimals'
  | 'which-million'

export type AmountReading =
  | {
      decimal: string
      isComputed: boolean
    }
  | { refused: InvalidAmount }

/** The largest amount, 999,999,999,999.99, in hundredths. */
const most = 99_999_999_999_999n
const longest = 100
const date = /^(?:\d{1,2}([-/])\d{1,2}\1\d{2,4}|\d{4}([-/])\d{1,2}\2\d{1,2})$/

/**
 * Reads an amount as people write it: "1.250.000,50", "Rp45.000,-", "25rb", "2,5 juta", "10.000 +
 * 5rb", "3x15000", "1jt/4". Refuses any text that it does not fully understand, so no digit is
 * lost. Only results of calculations are rounded, half up, to two decimals. Returns undefined for
 * blank text. The grammar is in docs/amounts.md.
 * @param language decides what "m" and "mil" mean
 */
export function readAmount(written: string, language: Language): AmountReading | undefined {
  const said = plainDigits(written).normalize('NFC').trim().toLowerCase()
  if (said === '') return undefined
  const text = said.replace(/\s*[=.,]$/, '')
  if (text.length > longest || date.test(text)) return { refused: 'not-understood' }
  const terms = splitTerms(text)
  if (!terms) return { refused: 'not-understood' }
  const isCalculated = terms.length > 1
  if (isCalculated && terms.some(({ number }) => /^0\d/.test(number))) return { refused: 'not-understood' }
  const steps: Step[] = []
  for (const term of terms) {
    const value = readTerm(term, language)
    if (typeof value === 'string') return { refused: value }
    steps.push({ operator: term.operator, value })
  }
  const result = calculate(steps)
  if (!result) return { refused: 'divides-by-zero' }
  return inHundredths(result, isCalculated, isCalculated || terms.some(({ unit }) => unit !== undefined))
}

/**
 * Replaces Arabic, Persian and full-width digits and separators: "٥٬٠٠٠٫٥" becomes "5.000,5". The
 * length of the text does not change.
 */
export const plainDigits = (text: string) =>
  text
    // In all three scripts, the last four bits of the character code are the value of the digit.
    .replace(/[٠-٩۰-۹０-９]/g, digit => String(digit.charCodeAt(0) & 15))
    .replace(/[٫，]/g, ',')
    .replace(/[٬．]/g, '.')

function readTerm({ number, unit }: Term, language: Language): Fraction | InvalidAmount {
  const zeros = unit ? zerosOf(unit, language) : 0
  if (zeros === 'asked') return 'which-million'
  const literal = zeros === undefined ? undefined : readNumber(number)
  if (!literal || zeros === undefined) return 'not-understood'
  return { above: literal.digits * 10n ** BigInt(zeros), below: 10n ** BigInt(literal.decimals) }
}

function inHundredths({ above, below }: Fraction, mayRound: boolean, isComputed: boolean): AmountReading {
  if (above < 0n) return { refused: 'negative' }
  if (!mayRound && (above * 100n) % below !== 0n) return { refused: 'too-many-decimals' }
  const hundredths = (above * 200n + below) / (below * 2n)
  if (hundredths > most) return { refused: 'too-large' }
  const fraction = String(hundredths % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return { decimal: `${hundredths / 100n}${fraction && `.${fraction}`}`, isComputed }
}

/**
 * Number of zeros of a unit, such as 3 for "rb". 'asked' if the unit is ambiguous and the user must
 * be asked.
 */
type Zeros = number | 'asked' | undefined

const inAll: Record<string, number> = Object.fromEntries(
  Object.entries({
    3: ['k', 'rb', 'ribu', 'thousand'],
    6: ['jt', 'juta', 'mio', 'million', 'millions', 'millón', 'millon', 'millones'],
    9: ['miliar', 'milyar', 'billion'],
  }).flatMap(([zeros, words]) => words.map(word => [word, Number(zeros)])),
)

/**
 * "m" means miliar in Indonesian (9 zeros), and million or millón in English and Spanish (6 zeros).
 * The default language mixes Indonesian and English.
 */
const m: Record<Language, Zeros> = { id: 9, en: 6, es: 6, default: 'asked' }

function zerosOf(unit: string, language: Language): Zeros {
  if (unit === 'm') return m[language]
  if (unit === 'mil') return language === 'es' ? 3 : undefined
  return inAll[unit]
}
