import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { preferences } from '@pundi/platform/session'
import type { Currency, Preferences } from '@pundi/contract'
import {
  amountStyle,
  formatAmount,
  formatDay,
  formatMoment,
  formatNumber,
  today,
  type AmountOptions,
} from '.'

/** Intl writes a no-break space after the currency. */
const plain = (amount: string) => amount.replaceAll('\u00a0', ' ')

test('an amount is shown in rupiah with no decimals', () => {
  expect(plain(formatAmount('150000.00'))).toBe('Rp 150.000')
  expect(plain(formatAmount('0.00'))).toBe('Rp 0')
  expect(plain(formatAmount('-2500.00'))).toBe('-Rp 2.500')
})

test('two decimals are shown where they are asked for', () => {
  expect(plain(formatAmount('150000.5', { decimals: 2 }))).toBe('Rp 150.000,50')
})

test('decimals are shown where they are needed: whole rupiah have none, other currencies always two', () => {
  const needed = (amount: string, currency: Currency) =>
    plain(formatAmount(amount, { decimals: 'needed', currency }))
  expect(needed('150000.00', 'IDR')).toBe('Rp 150.000')
  expect(needed('-150000', 'IDR')).toBe('-Rp 150.000')
  expect(needed('150000.50', 'IDR')).toBe('Rp 150.000,50')
  expect(needed('0.05', 'IDR')).toBe('Rp 0,05')
  expect(needed('150000.00', 'USD')).toBe('$150.000,00')
})

test('a signed amount says plus as well as minus', () => {
  expect(plain(formatAmount('50000.00', { signed: true }))).toBe('+Rp 50.000')
  expect(plain(formatAmount('-50000.00', { signed: true }))).toBe('-Rp 50.000')
  expect(plain(formatAmount('0.00', { signed: true }))).toBe('Rp 0')
})

test('another currency keeps the Indonesian way to write', () => {
  expect(plain(formatAmount('1234.50', { currency: 'EUR', decimals: 2 }))).toBe('€1.234,50')
})

test('no digit of an amount is lost, however many it has', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const decimals = String(cents).padStart(2, '0')
      const shown = formatAmount(`${whole}.${decimals}`, { decimals: 2 })
      expect(shown.replace(/[^\d,]/g, '')).toBe(`${whole},${decimals}`)
    }),
    rounds(),
  )
})

test.each(['', 'NaN', '1e5', '1,5', '0x10', ' 5'])('%j is refused as an amount', wrong => {
  expect(() => formatAmount(wrong)).toThrow(RangeError)
})

test('a day is shown as dd/mm/yyyy', () => {
  expect(formatDay('2026-03-07')).toBe('07/03/2026')
})

test.each([undefined, null, '', 'soon', '2026-02-30', '2026-13-01', '2026-1-1'])(
  'a day that is %j reads "Invalid Date"',
  wrong => {
    expect(formatDay(wrong)).toBe('Invalid Date')
  },
)

test('every day that exists is shown with its own digits', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      date => {
        const day = date.toISOString().slice(0, 10)
        expect(formatDay(day).split('/').reverse().join('-')).toBe(day)
      },
    ),
    rounds(),
  )
})

test('a moment is shown with a short month', () => {
  expect(formatMoment('2026-08-20T02:38:00Z', 'Asia/Jakarta')).toBe('20 Agu 2026, 09.38')
})

test.each([undefined, null, '', 'soon'])('a moment that is %j reads "Invalid Date"', wrong => {
  expect(formatMoment(wrong)).toBe('Invalid Date')
})

test.each([
  ['Asia/Jakarta', '2026-11-21', '21 Nov 2026, 00.30'],
  ['Asia/Makassar', '2026-11-21', '21 Nov 2026, 01.30'],
  ['America/Bogota', '2026-11-20', '20 Nov 2026, 12.30'],
])('days and moments are those of %s, where the user lives', (time_zone, day, shown) => {
  preferences.setState({ time_zone })
  const moment = '2026-11-20T17:30:00Z'
  expect(today(new Date(moment))).toBe(day)
  expect(formatMoment(moment)).toBe(shown)
})

describe('as its reader chose', () => {
  const amount = (currency: Currency, language: Preferences['language'], options?: AmountOptions) => {
    preferences.setState({ currency, language })
    return formatAmount('1250000.5', options).replace(/\s/g, ' ')
  }

  test.each(['en', 'id', 'es', null] as const)(
    'rupiah look the same in %s, with the decimals asked for',
    language => {
      expect(amount('IDR', language)).toBe('Rp 1.250.001')
      expect(amount('IDR', language, { decimals: 2 })).toBe('Rp 1.250.000,50')
    },
  )

  test.each([
    ['USD', 'en', '$1,250,000.50'],
    ['USD', 'id', '$1.250.000,50'],
    ['USD', 'es', '$1,250,000.50'],
    ['USD', null, '$1.250.000,50'],
    ['EUR', 'en', '€1,250,000.50'],
    ['EUR', 'id', '€1.250.000,50'],
    ['EUR', 'es', '€1,250,000.50'],
  ] as const)('%s in %s, always with cents', (currency, language, shown) => {
    expect(amount(currency, language)).toBe(shown)
  })

  test('thousands are grouped, few as they are, and a sign stands in front', () => {
    preferences.setState({ currency: 'EUR', language: 'es' })
    expect(formatAmount('-1250.5', { signed: true }).replace(/\s/g, ' ')).toBe('-€1,250.50')
    expect(formatNumber(1250.125)).toBe('1,250.13')
  })

  test.each([
    ['en', '20 Nov 2026, 09:38'],
    ['id', '20 Nov 2026, 09.38'],
    ['es', '20 nov 2026, 09:38'],
  ] as const)('a moment in %s', (language, shown) => {
    preferences.setState({ language })
    expect(formatMoment('2026-11-20T02:38:00Z', 'Asia/Jakarta')).toBe(shown)
  })

  test.each([
    ['IDR', 'en', 'Rp', ','],
    ['USD', 'en', '$', '.'],
    ['EUR', 'es', '€', '.'],
    ['IDR', 'es', 'Rp', ','],
    ['USD', null, '$', ','],
  ] as const)(
    '%s in %s is entered with %s and %s before decimals',
    (currency, language, sign, decimalMark) => {
      preferences.setState({ currency, language })
      expect(amountStyle()).toEqual({ sign, decimalMark, language: language ?? 'default' })
    },
  )
})
