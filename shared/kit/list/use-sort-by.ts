import type { ListDescription, ListView } from './describe-list'
import { usePendingView } from './use-pending-view'

type Order = 'ascending' | 'descending'

export function useSortBy(list: ListDescription, view: ListView) {
  const { filter, sort } = usePendingView(list, view)

  /**
   * @param column a sort key of the list, without the minus for descending order
   * @param first the order for the first click on a column
   */
  return (column: string, first: Order = 'descending'): { sort: Order | undefined; href: string } => {
    const orders = { ascending: column, descending: `-${column}` }
    const now =
      sort === orders.ascending ? 'ascending' : sort === orders.descending ? 'descending' : undefined
    const next = now === undefined ? first : now === 'ascending' ? 'descending' : 'ascending'
    return { sort: now, href: list.addressOf({ filter, sort: orders[next] }) }
  }
}
