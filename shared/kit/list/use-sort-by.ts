import type { List, View } from './describe-list'
import { usePendingView } from './use-pending-view'

type Order = 'ascending' | 'descending'

/** How a list's columns order its rows now, and where pressing the head of one leads, for its `SortHeader`. */
export function useSortBy(list: List, view: View) {
  const { filter, sort } = usePendingView(list, view)

  /**
   * @param column one of the list's orders, without a sign
   * @param first how a press orders rows that stand by another column
   */
  return (column: string, first: Order = 'descending'): { sort: Order | undefined; href: string } => {
    const orders = { ascending: column, descending: `-${column}` }
    const now =
      sort === orders.ascending ? 'ascending' : sort === orders.descending ? 'descending' : undefined
    const next = now === undefined ? first : now === 'ascending' ? 'descending' : 'ascending'
    return { sort: now, href: list.addressOf({ filter, sort: orders[next] }) }
  }
}
