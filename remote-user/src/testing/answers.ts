import {
  calls,
  type Outlook,
  type OutlookLine,
  type Summary,
  type Transaction,
  type TransactionsAnswer,
} from '@pundi/contract'
import { session } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import { configureHttp } from '@pundi/platform/http'
import { plan, type PlannedAnswer, sari } from '@pundi/devkit/testing'
import { answerCategories, categoryOf } from './categories'
import { answerWallets } from './wallets'

export function signedIn({ isKnown = true } = {}) {
  configureHttp({
    token: () => session.getState().token,
    expire: () => {},
    language: () => 'id',
  })
  changeSession({ token: '7|secret', userid: '3', user: isKnown ? sari : undefined })
  answerWallets([])
  // The dashboard requests the summary in the first days of a month.
  plan(calls.findLatestLetter, { body: { data: null } })
}

export const summaryOf = (changes: Partial<Summary> = {}): Summary => ({
  income: '8500000.00',
  expense: '1250000.50',
  balance: '7249999.50',
  count: 2,
  by_month: [],
  by_category: [],
  ...changes,
})

export const transactionOf = (changes: Partial<Transaction> = {}): Transaction => ({
  id: 1,
  amount: '50000.00',
  type: 'expense',
  category_id: 2,
  category: { id: 2, name: 'Makanan' },
  description: 'Nasi goreng',
  transaction_date: '2026-11-07',
  created_at: '2026-11-07T05:00:00Z',
  version: 'first',
  ...changes,
})

export const metaOf = (total: number): TransactionsAnswer['meta'] => ({
  total,
  next_cursor: null,
  income: '0.00',
  expense: '0.00',
  balance: '0.00',
})

const answerTwoCategories = () =>
  answerCategories(categoryOf({ id: 1, name: 'Gaji', type: 'income' }), categoryOf({ count: 3 }))

export function outlookOf(changes: Partial<Outlook> = {}): Outlook {
  const balance = { date: '2026-11-24', balance: '4050000.00' }
  return {
    ...{ today: '2026-11-24', period: { from: '2026-11-01', to: '2026-11-30' }, days_left: 7 },
    basis: 'income',
    ...{ per_day: '500000.00', spent_today: '50000.00', left_today: '450000.00' },
    ...{ left_in_period: '3450000.00', from_tomorrow: '575000.00' },
    lines: [
      outlookLineOf('income', '7000000.00'),
      outlookLineOf('spent', '-2900000.00', 12),
      outlookLineOf('planned', '-600000.00', 3),
      outlookLineOf('spent_today', '-50000.00'),
    ],
    ...{ planned: [], past: [], days: [balance], lowest: balance, usual: null },
    ...changes,
  }
}

export function outlookLineOf(kind: OutlookLine['kind'], amount: string, count = 1): OutlookLine {
  const isPlanned = kind.startsWith('planned')
  const [from, to] = isPlanned ? ['2026-11-25', '2026-11-30'] : ['2026-11-01', '2026-11-23']
  const type = kind.endsWith('income') ? 'income' : 'expense'
  return { kind, amount, count, query: { type, from, to, planned: isPlanned ? 'only' : 'without' } }
}

export const answerOutlook = (changes: Partial<Outlook> = {}) =>
  plan(calls.findOutlook, { body: { data: outlookOf(changes) } })

export function answerDashboard(transactions: Transaction[] = [], summary = summaryOf()) {
  answerTwoCategories()
  answerOutlook()
  plan(calls.sumTransactions, { body: { data: summary } })
  plan(calls.listTransactions, async ({ url }) => {
    const data = new URL(url).searchParams.get('planned') === 'only' ? [] : transactions
    return { body: { data, meta: metaOf(data.length) } }
  })
}

export function answerTransactions(
  rows: Transaction[] = [],
  sums: Partial<TransactionsAnswer['meta']> = {},
  planned: Transaction[] = [],
) {
  const asked: string[] = []
  plan(calls.listCategories, {
    body: {
      data: [
        categoryOf({ id: 1, name: 'Gaji', type: 'income', count: 1 }),
        categoryOf({ id: 2, name: 'Makanan', count: 1 }),
        categoryOf({ id: 3, name: 'Hiburan' }),
      ],
      meta: { total: 3, next_cursor: null },
    },
  })
  planTransactions(async query => {
    asked.push(query.size ? `?${query}` : '')
    return { body: { data: rows, meta: { ...metaOf(rows.length), ...sums } } }
  }, planned)
  return asked
}

export function planTransactions(
  answer: (
    query: URLSearchParams,
    signal: AbortSignal,
  ) => Promise<PlannedAnswer<typeof calls.listTransactions>>,
  planned: Transaction[] = [],
) {
  plan(calls.suggestSearch, { body: { data: null } })
  plan(calls.listTransactions, async ({ url, signal }) => {
    const query = new URL(url).searchParams
    if (query.get('planned') === 'only') return { body: { data: planned, meta: metaOf(planned.length) } }
    query.delete('planned')
    query.delete('with')
    return answer(query, signal)
  })
}

export function answerPeriod(changes: Partial<Summary> = {}, transactions = [transactionOf()]) {
  const asked: string[] = []
  const first = { month: '2026-08', income: '1000.00', expense: '500.00' }
  answerTwoCategories()
  answerOutlook()
  plan(calls.sumTransactions, async ({ url }) => {
    const { search, searchParams } = new URL(url)
    asked.push(`sum ${search}`)
    return { body: { data: summaryOf({ by_month: [first], ...(searchParams.has('from') && changes) }) } }
  })
  plan(calls.listTransactions, async ({ url }) => {
    const { search, searchParams } = new URL(url)
    asked.push(`list ${search}`)
    const data = searchParams.get('planned') === 'only' ? [] : transactions
    return { body: { data, meta: metaOf(data.length) } }
  })
  return asked
}

export const spentOf = (category_id: number, name: string, total: string) => ({
  ...{ category_id, name, type: 'expense' as const, total, count: 1 },
})
