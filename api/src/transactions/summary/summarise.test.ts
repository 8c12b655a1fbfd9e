import { asText, summarise } from './summarise'

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [50n, '0.50'],
  [12345n, '123.45'],
  [-5n, '-0.05'],
  [-12345n, '-123.45'],
  [99_999_999_999_999n, '999999999999.99'],
])('%d hundredths are written %s', (cents, text) => {
  expect(asText(cents)).toBe(text)
})

test('a summary adds up by month and by category, the largest category first', () => {
  const gaji = { type: 'income', category_id: 1, name: 'Gaji' } as const
  const makan = { type: 'expense', category_id: 2, name: 'Makanan' } as const
  const hobi = { type: 'expense', category_id: 3, name: 'Hobi' } as const
  const lain = { type: 'expense', category_id: 4, name: 'Lain' } as const
  expect(
    summarise([
      { month: '2026-01', ...hobi, total: '0.30', count: 1 },
      { month: '2026-01', ...gaji, total: '0.10', count: 2 },
      { month: '2026-01', ...makan, total: '0.30', count: 3 },
      { month: '2026-02', ...gaji, total: '0.20', count: 4 },
      { month: '2026-02', ...lain, total: '0.40', count: 5 },
    ]),
  ).toEqual({
    ...{ income: '0.30', expense: '1.00', balance: '-0.70', count: 15 },
    by_month: [
      { month: '2026-01', income: '0.10', expense: '0.60' },
      { month: '2026-02', income: '0.20', expense: '0.40' },
    ],
    by_category: [
      { ...lain, total: '0.40', count: 5 },
      { ...hobi, total: '0.30', count: 1 },
      { ...gaji, total: '0.30', count: 6 },
      { ...makan, total: '0.30', count: 3 },
    ],
  })
})

test('income and expenses of one category are added up apart', () => {
  const sum = { month: '2026-01', category_id: 1, name: 'Gaji', total: '1.00', count: 1 }
  const { by_category } = summarise([
    { ...sum, type: 'income' },
    { ...sum, type: 'expense' },
  ])
  expect(by_category.map(({ type }) => type)).toEqual(['income', 'expense'])
})
