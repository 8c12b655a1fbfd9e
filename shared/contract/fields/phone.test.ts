import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { phone, plainPhone } from './phone'

test.each([
  ['081234567890', '081234567890'],
  ['0812 3456-7890', '081234567890'],
  ['0812.3456.7890', '081234567890'],
  [' 0812–3456–7890 ', '081234567890'],
  ['+62 812 3456 7890', '081234567890'],
  ['+62 (0)812-3456-7890', '081234567890'],
  ['(+62) 0812 3456 7890', '081234567890'],
  ['0062 812 3456 7890', '081234567890'],
  ['62 812-3456-7890', '081234567890'],
  ['\u202a+62\u00a0812\u20113456\u20117890\u202c', '081234567890'],
  ['０８１２３４５６７８９０', '081234567890'],
  ['(021) 555-1234', '0215551234'],
  ['+62 21 555 1234', '0215551234'],
  ['+34 600 11 12 22', '+34600111222'],
  ['0034 600 111 222', '+34600111222'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+1 (415) 555-0132', '+14155550132'],
  ['(628) 555-0132', '6285550132'],
  ['0812 00(0)34567', '081200034567'],
  ['62 812345678901', '62812345678901'],
])('%j is kept as %s', (spelled, kept) => {
  expect(phone.parse(spelled)).toBe(kept)
})

test.each([
  '',
  '12',
  '0812-CALL',
  '0812 3456 7890 ext 2',
  '++62812345678',
  '0812+345678',
  '0812/0813',
  '+62',
])('%j is refused with what is wanted', spelled => {
  expect(phone.safeParse(spelled).error?.issues.map(({ message }) => message)).toEqual([
    'Enter a phone number of 6 to 15 digits, such as 0812-3456-7890',
  ])
})

const digits = fc.stringMatching(/^\d{8,10}$/)
const gap = fc.constantFrom('', ' ', '-', '.', ' - ', '\u00a0', '\u2011')

test('whatever stands between the digits, and however Indonesia is dialled, a number is one number', () => {
  const country = fc.constantFrom('0', '+62', '+62 ', '+62(0)', '(+62) ', '0062', '00 62-', '62')
  fc.assert(
    fc.property(country, digits, fc.array(gap, { minLength: 10, maxLength: 10 }), (before, rest, gaps) => {
      const spread = Array.from(`8${rest}`, (digit, at) => digit + (gaps[at] ?? '')).join('')
      expect(phone.parse(before + spread)).toBe(`08${rest}`)
    }),
    rounds(),
  )
})

test('what is kept is kept as it is when it is saved again', () => {
  const sign = fc.constantFrom('+', '0', '6', '2', '00', '62', '+62', '(', ')', '(0)', '-', ' ', '8', '1')
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 16 }), signs => {
      const kept = plainPhone(signs.join(''))
      if (phone.safeParse(kept).success) expect(plainPhone(kept)).toBe(kept)
    }),
    rounds(2000),
  )
})
