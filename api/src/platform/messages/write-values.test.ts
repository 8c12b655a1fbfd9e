import type { Currency } from '@pundi/contract'
import { dayOf, moneyIn } from './write-values'

test.each<[Currency, string, string]>([
  ['IDR', 'id', 'Rp 150.001'],
  ['IDR', 'en', 'Rp 150.001'],
  ['USD', 'en', '$150,000.50'],
  ['EUR', 'id', '€150.000,50'],
  ['EUR', 'es', '€150,000.50'],
])('%s in %s are written as the screens write them', (currency, language, written) => {
  expect(moneyIn({ currency, language })('150000.50').replaceAll('\u00a0', ' ')).toBe(written)
})

test('a day is written day first', () => {
  expect(dayOf('2026-01-25')).toBe('25/01/2026')
})
