import { calls, type StatementAnswer } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'

type Statement = StatementAnswer['data']

const sums = { income: '8500000.00', expense: '2310000.00', net: '6190000.00', count: 12 }
const other = { income: '8000000.00', expense: '2450000.00', net: '5550000.00', count: 14 }
const moved = { moved_in: '200000.00', moved_out: '0.00', net: '100000.00' }

export const statementOf = (changes: Partial<Statement> = {}): StatementAnswer => ({
  data: {
    totals: sums,
    against: other,
    steps: {
      unit: 'week',
      data: [
        { from: '2026-11-01', to: '2026-11-01', income: '0.00', expense: '0.00', net: '0.00', count: 0 },
        { ...{ from: '2026-11-02', to: '2026-11-08' }, ...sums },
        {
          ...{ from: '2026-11-09', to: '2026-11-15' },
          ...{ income: '0.00', expense: '500000.00', net: '-500000.00', count: 2 },
        },
      ],
    },
    categories: [
      {
        ...{ category_id: 1, name: 'Gaji', type: 'income', total: '8500000.00', count: 1 },
        against: { total: '8000000.00', count: 1 },
      },
      {
        ...{ category_id: 2, name: 'Makanan', type: 'expense', total: '2360000.00', count: 10 },
        against: { total: '2450000.00', count: 14 },
      },
      {
        ...{ category_id: 3, name: 'Hobi', type: 'expense', total: '-50000.00', count: 1 },
        against: { total: '0.00', count: 0 },
      },
    ],
    wallets: [
      {
        ...{ wallet_id: 4, name: 'BCA', income: '0.00', expense: '100000.00', ...moved },
        against: null,
      },
      {
        ...{ wallet_id: null, name: null, income: '8500000.00', expense: '2210000.00' },
        ...{ moved_in: '0.00', moved_out: '0.00', net: '6290000.00', against: null },
      },
    ],
    tags: [{ tag: 'Liburan', ...sums, income: '0.00', expense: '75000.00', against: other }],
    balance: {
      ...{ of: 'wallets', unit: 'day', before: '1000000.00' },
      data: [
        { date: '2026-11-01', balance: '1000000.00' },
        { date: '2026-11-02', balance: '-500000.00' },
        { date: '2026-11-03', balance: '7190000.00' },
      ],
    },
    ...changes,
  },
  meta: {
    ...{ from: '2026-11-01', to: '2026-11-30', until: '2026-11-25' },
    ...{ against_from: '2026-10-01', against_to: '2026-10-25' },
  },
})

export function answerStatement(answer = statementOf()) {
  const asked: string[] = []
  plan(calls.findStatement, async ({ url }) => {
    asked.push(new URL(url).search)
    return Promise.resolve({ body: answer })
  })
  return asked
}
