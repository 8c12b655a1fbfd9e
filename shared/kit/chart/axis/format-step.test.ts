import type { Currency, Preferences } from '@pundi/contract'
import { preferences } from '@pundi/platform/session'
import { formatCount, formatStep } from '..'

test.each([
  ['IDR', null, 2_000_000, 'Rp 2 jt'],
  ['IDR', 'id', 250_000, 'Rp 250 rb'],
  ['IDR', 'en', 2_500_000, 'Rp 2.5M'],
  ['IDR', 'es', 2_500_000, 'Rp 2.5 M'],
  ['USD', 'en', -2_000, '-$2K'],
  ['EUR', 'id', 1_050, '€1,05 rb'],
  ['IDR', 'id', 0, 'Rp 0'],
] as [Currency, Preferences['language'], number, string][])(
  'an axis in %s and %s names %d as %s',
  (currency, language, value, named) => {
    preferences.setState({ currency, language })
    expect(formatStep(value).replaceAll(/\s/g, ' ')).toBe(named)
  },
)

test('what is counted has no currency', () => {
  preferences.setState({ language: 'en' })
  expect(formatCount(2_000)).toBe('2K')
})
