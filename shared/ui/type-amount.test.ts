import fc from 'fast-check'
import { groupDigits } from './group-digits'
import { parseAmount } from './parse-amount'
import { typeAmount, type Shown } from './type-amount'

/** Types at the end of what is shown, key after key. */
function typeAll(keys: string) {
  let shown: Shown = { text: '', isGuess: false }
  for (const key of keys.split('')) {
    const text = shown.text + key
    shown = typeAmount(shown, { text, caret: text.length })
  }
  return shown.text
}

test.each([
  ['5000000', '5.000.000'],
  ['5.000.000', '5.000.000'],
  ['5.000.000,50', '5.000.000,50'],
  ['1250000,5', '1.250.000,5'],
  ['12.50', '12,50'],
  ['12,505', '12,50'],
  ['5,', '5,'],
  [',5', '0,5'],
  ['007', '7'],
  ['Rp 5rb', '5'],
  ['٥٠٠٠', '5.000'],
  ['１２５０，５', '1.250,5'],
  ['-5000', '5.000'],
])('typing %s shows %s', (keys, text) => {
  expect(typeAll(keys)).toBe(text)
})

test('the caret stays behind the digit that was typed', () => {
  expect(edit('1.2|34', '1.29|34')).toBe('12.9|34')
  expect(edit('|234', '1|234')).toBe('1|.234')
  expect(edit('1.000|', '1.000|')).toBe('1.000|')
})

test('erasing a dot erases the digit beside it', () => {
  expect(edit('5.|000', '5|000')).toBe('|0')
  expect(edit('15.|000', '15|000')).toBe('1|.000')
  expect(edit('15|.000', '15|000', true)).toBe('1.5|00')
})

test('erasing the comma makes one number of what it parted', () => {
  expect(edit('12,|5', '12|5')).toBe('12|5')
})

test('whatever is typed, what stands is an amount that reads back as the digits in it', () => {
  const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,x'.split('')), maxLength: 20 })
  fc.assert(
    fc.property(keys, typed => {
      const shown = typeAll(typed)
      expect(shown).toMatch(/^(|(0|[1-9]\d{0,2}(\.\d{3})*)(,\d{0,2})?)$/)
      const decimal = parseAmount(shown)
      expect(groupDigits(decimal ?? '')).toBe(shown.replace(/(,\d*?)0+$/, '$1').replace(/,$/, ''))
    }),
  )
})

/** "|" is the caret: what stood, what the browser made of it, and what stands then. */
function edit(before: string, typed: string, isForward = false) {
  const after = typeAmount(
    { text: before.replace('|', ''), isGuess: false },
    { text: typed.replace('|', ''), caret: typed.indexOf('|') },
    isForward,
  )
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`
}
