import fc from 'fast-check'
import { groupDigits } from './group-digits'
import { parseAmount } from './parse-amount'

test.each([
  ['Rp 1.250.000,50', '1250000.5'],
  ['Rp\u00a01.250.000', '1250000'],
  ['Rp. 5.000,-', '5000'],
  ['IDR 5.000.000', '5000000'],
  ['1,250,000.50', '1250000.5'],
  ['$1,250,000.50', '1250000.5'],
  ['€ 1 250 000,5', '1250000.5'],
  ["1'250'000.50", '1250000.5'],
  ['50.000 IDR', '50000'],
  ['5.000', '5000'],
  ['5,000', '5000'],
  ['12.50', '12.5'],
  ['12,5', '12.5'],
  ['0,500', '0.5'],
  ['1234,567', '1234.56'],
  ['007', '7'],
  ['٥٬٠٠٠٫٥', '5000.5'],
  ['۱۲۳۴', '1234'],
  ['１，２５０．５０', '1250.5'],
  ['-50.000', '50000'],
  ['0', '0'],
  [' 150000 ', '150000'],
])('reads %s as %s', (written, decimal) => {
  expect(parseAmount(written)).toBe(decimal)
})

test.each([[''], ['Rp'], ['gratis'], [','], ['5 juta 300'], ['12/05/2026']])(
  'reads no amount in "%s"',
  written => {
    expect(parseAmount(written)).toBeUndefined()
  },
)

const decimals = fc
  .tuple(fc.bigInt({ min: 0n, max: 999_999_999_999n }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, hundredths]) => `${whole}.${String(hundredths).padStart(2, '0')}`)

/** Without zeros at the end of the decimals. */
const bare = (decimal: string) => decimal.replace(/0{1,2}$/, '').replace(/\.$/, '')

test('every amount that the field shows is read back as itself', () => {
  fc.assert(fc.property(decimals, decimal => expect(parseAmount(groupDigits(decimal))).toBe(bare(decimal))))
})

test.each(['id-ID', 'en-US', 'es-ES', 'fr-FR', 'de-CH'])(
  'every amount written as in %s is read',
  language => {
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    fc.assert(
      fc.property(decimals, decimal =>
        expect(parseAmount(format.format(decimal as Intl.StringNumericLiteral))).toBe(bare(decimal)),
      ),
    )
  },
)
