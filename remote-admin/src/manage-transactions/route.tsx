import type { AdminSummary } from '@pundi/contract'
import { HttpError } from '@pundi/platform/http'
import { openList, settleList } from '@pundi/kit/list'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageOf } from '../list/use-list-page'
import { queryAtReader } from '../list/query-at-reader'
import { getSummary, listTransactions } from './transactions-api'
import { transactions } from './transactions-list'

export { TransactionsScreen as Component } from './TransactionsScreen'

/** No row waits for the sums: to know them, every row that the filter keeps may have to be looked at. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  openList(transactions, request, async (view, signal) => {
    const { filter } = view
    const summary = settleSummary(
      getSummary(queryAtReader(transactions, { filter, sort: '-date', cursor: undefined }), signal),
    )
    // Where its page is left, nobody waits for it.
    summary.catch(() => {})
    return { ...(await settleList(listTransactions(queryAtReader(transactions, view), signal))), summary }
  })

/** Null where they could not be had. */
async function settleSummary(asked: ReturnType<typeof getSummary>): Promise<AdminSummary | null> {
  try {
    return (await asked).data
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

export type TransactionsPage = PageOf<typeof loader>
