import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { readAmount } from './read/read-amount'
import { isGrouped, typeAmount } from './type-amount'

function typeAll(keys: string) {
  let shown = ''
  for (const key of keys.split('')) {
    const text = shown + key
    shown = typeAmount(shown, { text, caret: text.length }).text
  }
  return shown
}

test.each([
  ['5000000', '5.000.000'],
  ['5.000.000', '5.000.000'],
  ['5.000.000,50', '5.000.000,50'],
  ['1250000,5', '1.250.000,5'],
  ['1,250,000.50', '1,250,000.50'],
  ['12.50', '12.50'],
  ['12.5000', '125.000'],
  ['12,505', '12,505'],
  ['5,', '5,'],
  [',5', ',5'],
  ['007', '007'],
  ['0500,5', '0500,5'],
  ['0812-3456-7890', '0812-3456-7890'],
  ['Rp 5rb', 'Rp 5rb'],
  ['25000rb', '25.000rb'],
  ['25000+7000', '25.000+7000'],
  ['1e5', '1e5'],
  ['٥٠٠٠', '5.000'],
  ['１２５０，５', '1.250,5'],
  ['-5000', '-5000'],
])('typing %s shows %s', (keys, text) => {
  expect(typeAll(keys)).toBe(text)
})

test('the caret stays behind the digit that was typed', () => {
  expect(edit('1.2|34', '1.29|34')).toBe('12.9|34')
  expect(edit('|234', '1|234')).toBe('1|.234')
  expect(edit('1.000|', '1.000|')).toBe('1.000|')
})

test('erasing a dot erases the digit beside it', () => {
  expect(edit('5.|000', '5|000')).toBe('|000')
  expect(edit('15.|000', '15|000')).toBe('1|.000')
  expect(edit('15|.000', '15|000', true)).toBe('1.5|00')
})

test('zeros in front stay while one edits, ungrouped', () => {
  expect(edit('|1.000.000', '|.000.000', true)).toBe('|000000')
  expect(edit('|000000', '5|000000')).toBe('5|.000.000')
  expect(edit('|10.500', '|0.500', true)).toBe('|0500')
  expect(edit('5|,5', '|,5')).toBe('|0,5')
})

test('erasing the comma makes one number of what it parted', () => {
  expect(edit('12,|5', '12|5')).toBe('12|5')
})

test('nothing that is typed is lost: what stands reads as what was typed', () => {
  const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,+-*/krbjt '.split('')), maxLength: 20 })
  fc.assert(
    fc.property(keys, typed => {
      const shown = typeAll(typed)
      const bare = (text: string) => text.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
      expect(bare(shown)).toBe(bare(typed))
      const reading = readAmount(typed, 'id')
      if (!isGrouped(shown) && reading && 'decimal' in reading)
        expect(readAmount(shown, 'id')).toEqual(reading)
    }),
    rounds(),
  )
})

/**
 * `before` is the field's text before a keystroke, `typed` the browser's text after it. Returns the
 * text that the field then shows. "|" marks the caret in all three texts.
 */
function edit(before: string, typed: string, isForward = false) {
  const after = typeAmount(
    before.replace('|', ''),
    { text: typed.replace('|', ''), caret: typed.indexOf('|') },
    isForward,
  )
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`
}
