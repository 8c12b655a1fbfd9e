import fc from 'fast-check'
import type { Language } from '@pundi/contract/federation'
import { readAmount, type AmountReading } from './read-amount'
import { readSlowly } from '../testing/read-slowly'

/*
 * Writes random amounts in every way that people write them. The test chooses an amount before its
 * spelling, so the test does not repeat the rules of the reader. The seed is fixed, so that
 * failures can be repeated.
 */

const options = { seed: 20_261_122, numRuns: 6000 }

const languages: Language[] = ['default', 'en', 'id', 'es']
const language = fc.constantFrom(...languages)

const hundredths = fc
  .integer({ min: 0, max: 14 })
  .chain(digits => fc.bigInt({ min: 0n, max: 10n ** BigInt(digits) - 1n }))

const decimalOf = (value: bigint) => {
  const cents = String(value % 100n).padStart(2, '0')
  return `${value / 100n}.${cents}`.replace(/\.?0{1,2}$/, '')
}

const grouped = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+$)/g, mark)

const styles = [
  ['.', ','],
  [',', '.'],
  [' ', ','],
  ['\u00a0', ','],
  ['\u2009', '.'],
  ['\u202f', ','],
  ["'", '.'],
  ['', ','],
  ['', '.'],
] as const

function spell(value: bigint, zeros: number, [group, decimal]: (typeof styles)[number]) {
  const digits = value.toString().padStart(zeros + 1, '0')
  const whole = digits.slice(0, digits.length - zeros)
  const fraction = digits.slice(digits.length - zeros).replace(/0+$/, '')
  // With exactly three decimals, "1.234" would be read as 1234. So add a zero: "1.2340".
  const shown =
    fraction.length === 3 && whole.length <= 3 && !whole.startsWith('0') ? `${fraction}0` : fraction
  return grouped(whole, group) + (shown && decimal + shown)
}

const unitsOf = (spoken: Language): [number, string[]][] => [
  [3, ['k', 'K', 'rb', 'RB', 'ribu', 'thousand', ...(spoken === 'es' ? ['mil'] : [])]],
  [
    6,
    ['jt', 'Juta', 'mio', 'million', 'millones', ...(spoken === 'en' || spoken === 'es' ? ['m', 'M'] : [])],
  ],
  [9, ['miliar', 'milyar', 'billion', ...(spoken === 'id' ? ['m', 'M'] : [])]],
]

const wide = (text: string) =>
  text.replace(/[0-9]/g, digit => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

const signs = ['', 'Rp', 'Rp ', 'Rp. ', 'IDR ', '$', 'US$ ', '€ ', 'rp\u00a0']
const signsBehind = ['', ' IDR', ' rupiah', ' €', ' dólares']

const spelling = (spoken: Language) =>
  fc
    .record({
      value: hundredths,
      style: fc.constantFrom(...styles),
      unit: fc.option(
        fc.constantFrom(...unitsOf(spoken).flatMap(([n, w]) => w.map(word => [n, word] as const))),
      ),
      hasSpace: fc.boolean(),
      isWide: fc.boolean(),
      sign: fc.constantFrom(...signs),
      behind: fc.constantFrom(...signsBehind),
      hasDash: fc.boolean(),
    })
    .map(({ value, style, unit, hasSpace, isWide, sign, behind, hasDash }) => {
      const number = spell(value, 2 + (unit?.[0] ?? 0), style)
      const dash = hasDash && !unit && value % 100n === 0n ? ',-' : ''
      const word = unit ? `${hasSpace ? ' ' : ''}${unit[1]}` : ''
      return { text: `${sign}${isWide ? wide(number) : number}${dash}${word}${dash ? '' : behind}`, value }
    })

const spoken = language.chain(chosen => spelling(chosen).map(spelled => ({ ...spelled, language: chosen })))

test('an amount is read as what it means, however it is spelled', () => {
  fc.assert(
    fc.property(spoken, ({ text, value, language }) => {
      expect([text, readAmount(text, language)]).toEqual([
        text,
        expect.objectContaining({ decimal: decimalOf(value) }),
      ])
    }),
    options,
  )
})

const signsOf = { '+': ['+', ' + '], '-': [' - ', ' − ', ' – '], '*': ['*', ' x ', '×'], '/': ['/', ' ÷ '] }

const calculation = language.chain(chosen =>
  fc.record({
    first: spelling(chosen),
    rest: fc.array(fc.tuple(fc.constantFrom('+', '-', '*', '/'), fc.nat({ max: 2 }), spelling(chosen)), {
      minLength: 1,
      maxLength: 3,
    }),
    language: fc.constant(chosen),
  }),
)

test('a calculation comes to what it means: times and divided before plus and minus, exact, then rounded', () => {
  fc.assert(
    fc.property(calculation, ({ first, rest, language }) => {
      const text = rest.reduce((sum, [sign, way, { text }]) => {
        const ways = signsOf[sign]
        return `${sum}${ways[way % ways.length]}${text}`
      }, first.text)
      if (text.length > 100) return
      const values = [first.value, ...rest.map(([, , { value }]) => value)]
      expect([text, readAmount(text, language)]).toEqual([
        text,
        meaningOf(
          values,
          rest.map(([sign]) => sign),
        ),
      ])
    }),
    options,
  )
})

function meaningOf(values: bigint[], signs: string[]): AmountReading {
  const fraction = evaluate(values, signs)
  if (!fraction) return { refused: 'divides-by-zero' }
  const [above, below] = fraction[1] < 0n ? [-fraction[0], -fraction[1]] : fraction
  if (above < 0n) return { refused: 'negative' }
  const rounded = (2n * above + below) / (2n * below)
  return rounded > 99_999_999_999_999n
    ? { refused: 'too-large' }
    : { decimal: decimalOf(rounded), isComputed: true }
}

function evaluate(values: bigint[], signs: string[]): [bigint, bigint] | undefined {
  if (signs.length === 0) return [values[0]!, 1n]
  const sums = Math.max(signs.lastIndexOf('+'), signs.lastIndexOf('-'))
  const at = sums < 0 ? signs.length - 1 : sums
  const left = evaluate(values.slice(0, at + 1), signs.slice(0, at))
  const right = evaluate(values.slice(at + 1), signs.slice(at + 1))
  if (!left || !right) return undefined
  const [a, b] = left
  const [c, d] = right
  if (signs[at] === '+') return [a * d + c * b, b * d]
  if (signs[at] === '-') return [a * d - c * b, b * d]
  // Both numbers are in hundredths. The product is therefore 100 times too large, and the quotient
  // 100 times too small.
  if (signs[at] === '*') return [a * c, b * d * 100n]
  return c === 0n ? undefined : [a * d * 100n, b * c]
}

const noise = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."0123456789.,' +-*/xkrbjtmRp$=e%".split('')), maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(
      '1',
      '12',
      '05',
      '1234',
      '250',
      '000',
      '.',
      ',',
      ' ',
      '+',
      '-',
      'rb',
      'jt',
      'Rp',
      ',-',
    ),
    maxLength: 7,
  }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)

test('noise is refused, or read as a slow grammar of every possible reading does', () => {
  fc.assert(
    fc.property(noise, language, (text, spoken) => {
      const reading = readAmount(text, spoken)
      const decimal = reading && 'decimal' in reading ? reading.decimal : undefined
      expect([text, decimal]).toEqual([text, readSlowly(text, spoken)])
    }),
    options,
  )
})
