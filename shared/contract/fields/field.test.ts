import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { amount, day, id, language, signedAmount, transactionType } from './field'

test('every amount comes through a JSON number exactly, up to 999999999999.99', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 99_999_999_999_999n), cents => {
      const hundredths = Number(cents)
      const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
      const read = amount.parse(JSON.parse(text))
      const [whole, fraction = ''] = read.split('.')
      expect(`${whole}.${fraction.padEnd(2, '0')}`).toBe(text)
    }),
    rounds(2000),
  )
})

test('a number with more than two decimals or out of range is refused', () => {
  for (const number of [0.1 + 0.2, 0.001, 1e-7, 0.005, 123_456_789.012, 1e12, Infinity, NaN, -0.01])
    expect([number, amount.safeParse(number).success]).toEqual([number, false])
})

test('text stays as it was written', () => {
  for (const text of ['5', '5.0', '5.00', '007', '999999999999.99']) expect(amount.parse(text)).toBe(text)
})

const form = 'Write the amount as "150000.00" or 150000: digits, at most two decimals'
const tooLong = 'Use at most 12 digits and 2 decimal places'
const tooSmall = 'Enter an amount greater than zero'

test.each([
  [undefined, 'Enter an amount'],
  ['', 'Enter an amount'],
  [null, form],
  ['five', form],
  ['Rp 5', form],
  ['5 Rp', form],
  ['-5', form],
  ['5.', form],
  ['12,5', form],
  ['1234567890123', tooLong],
  ['1.234', tooLong],
  ['0', tooSmall],
  ['0.00', tooSmall],
  [0, tooSmall],
  [1e12, tooLong],
  [0.125, form],
])('the amount %j is refused with one message that says why', (written, why) => {
  expect(messagesOf(amount.safeParse(written))).toEqual([why])
})

test.each([
  ['5', 'Write the id as a number without quotes, such as 5'],
  [0, 'Choose one from the list'],
  [-1, 'Choose one from the list'],
  [1.5, 'Choose one from the list'],
  [2 ** 53, 'Choose one from the list'],
  [undefined, 'Choose one from the list'],
])('the number of a record is whole and positive, which %j is not', (written, why) => {
  expect(messagesOf(id.safeParse(written))[0]).toBe(why)
})

test('the number of a record goes from 1 to the largest that is exact', () => {
  for (const number of [1, 2 ** 53 - 1]) expect(id.parse(number)).toBe(number)
})

test.each(['0001-01-01', '2024-02-29', '2026-11-30', '9999-12-31'])('%s is a day', written => {
  expect(day.parse(written)).toBe(written)
})

test.each([
  ['', 'Enter a date'],
  ['2024-2-29', 'Enter a date'],
  ['2024-02-9', 'Enter a date'],
  ['24-02-29', 'Enter a date'],
  ['on 2024-02-29', 'Enter a date'],
  ['2024-02-29T00:00', 'Enter a date'],
  [20240229, 'Enter a date'],
  ['2023-02-29', 'Enter a valid date'],
  ['2024-04-31', 'Enter a valid date'],
  ['2024-13-01', 'Enter a valid date'],
  ['2024-00-10', 'Enter a valid date'],
  ['0000-01-01', 'Enter a valid date'],
])('%j is no day', (written, why) => {
  expect(messagesOf(day.safeParse(written))[0]).toBe(why)
})

test('a type is income or expense, a language one of those that there are', () => {
  for (const type of ['income', 'expense']) expect(transactionType.parse(type)).toBe(type)
  for (const code of ['en', 'id', 'es']) expect(language.parse(code)).toBe(code)
  expect(messagesOf(transactionType.safeParse('Income'))).toEqual(['Choose income or expense'])
  expect(messagesOf(language.safeParse('default'))).toEqual(['Choose one from the list'])
})

const messagesOf = ({ error }: { error?: { issues: { message: string }[] } }) =>
  error?.issues.map(({ message }) => message) ?? []

test.each([
  ['0', '0'],
  ['-0.01', '-0.01'],
  [-250000.75, '-250000.75'],
  ['999999999999.99', '999999999999.99'],
])('a balance may be %j', (written, read) => {
  expect(signedAmount.parse(written)).toBe(read)
})

const signedForm = 'Write the amount as "-150000.00" or -150000: digits, at most two decimals'
test.each([
  [undefined, 'Enter an amount'],
  ['', 'Enter an amount'],
  [null, signedForm],
  ['--1', signedForm],
  ['+1', signedForm],
  ['1,5', signedForm],
  [1e-7, signedForm],
  ['-1.234', tooLong],
  ['-1234567890123', tooLong],
])('a balance may not be %j', (written, message) => {
  expect(signedAmount.safeParse(written).error!.issues[0]!.message).toBe(message)
})
