import type { ListDescription, ListView } from './describe-list'
import { usePendingView } from './use-pending-view'

type Order = 'ascending' | 'descending'

/**
 * The present order of a list's columns, and the address that pressing a column's header leads to, for its
 * `SortHeader`.
 */
export function useSortBy(list: ListDescription, view: ListView) {
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
