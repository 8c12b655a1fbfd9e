import {
  listAdminTransactions,
  sumAdminTransactions,
  type AdminSummary,
  type AnswerOf,
} from '@pundi/contract'
import { HttpError } from '@pundi/platform/http'
import { openList, settleList } from '@pundi/kit/list'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import { zoneOf } from '../list/reader-zone'
import type { PageOf } from '../list/use-list-page'
import { sendAsAdmin } from '../send-as-admin'
import { transactions } from './transactions-list'

export { TransactionsScreen as Component } from './TransactionsScreen'

/** No row waits for the sums: to know them, every row that the filter keeps may have to be looked at. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  openList(transactions, request, async (view, signal) => {
    const options = { fallback: text('Failed to fetch transactions'), signal }
    const zone = zoneOf(view)
    const summary = settleSummary(
      sendAsAdmin(sumAdminTransactions, { query: { ...view.filter, ...zone }, ...options }),
    )
    // Where its page is left, nobody waits for it.
    summary.catch(() => {})
    const list = sendAsAdmin(listAdminTransactions, {
      query: { ...transactions.queryOf(view), ...zone },
      ...options,
    })
    return { ...(await settleList(list)), summary }
  })

/** Null where they could not be had. */
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

export type TransactionsPage = PageOf<typeof loader>
