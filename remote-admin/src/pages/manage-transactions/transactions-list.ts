import {
  listAdminTransactions,
  sumAdminTransactions,
  type AdminSummary,
  type AnswerOf,
} from '@pundi/contract'
import { describeList, answerOrErrors } from '@pundi/kit/list'
import { HttpError } from '@pundi/platform/http'
import { text } from '../../catalogue/text'
import type { ListWords } from '../../shared/list/list-words'
import { type PageOf, zoneOf } from '../../shared/list/use-list-page'
import { sendAsAdmin } from '../../shared/list/send-as-admin'

export const transactions = describeList(
  '/admin/manage-transactions',
  ['search', 'type', 'min_amount', 'max_amount', 'date_range', 'from', 'to'],
  ['-date', 'date', '-amount', 'amount'],
)

export const words = {
  title: 'Manage Transaction',
  filter: 'Filter Transactions',
  loading: 'Memuat data transaksi...',
  failure: 'Failed to fetch transactions',
  nothing: 'No transactions found.',
  showAll: 'Show all transactions',
  pages: 'Transaction pages',
  one: '1 transaction',
  many: '{count} transactions',
  more: 'More than {count} transactions',
} as const satisfies ListWords

/** The rows do not wait for the sums, which may have to read every matching row. */
export async function loadTransactions(view: ReturnType<typeof transactions.read>, signal: AbortSignal) {
  const options = { fallback: text('Failed to fetch transactions'), signal }
  const zone = zoneOf(view)
  const summary = settleSummary(
    sendAsAdmin(sumAdminTransactions, { query: { ...view.filter, ...zone }, ...options }),
  )
  // Prevents an unhandled rejection if the user leaves the page before the sums are awaited.
  summary.catch(() => {})
  const answer = sendAsAdmin(listAdminTransactions, {
    query: { ...transactions.queryOf(view), ...zone },
    ...options,
  })
  return { ...(await answerOrErrors(answer)), summary }
}

/** Null after a failure. */
async function settleSummary(
  asked: Promise<AnswerOf<typeof sumAdminTransactions>>,
): Promise<AdminSummary | null> {
  try {
    return (await asked).data
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

export type TransactionsPage = PageOf<typeof loadTransactions>
