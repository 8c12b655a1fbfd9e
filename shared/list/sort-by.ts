import type { List, View } from './describe-list'

type Order = 'ascending' | 'descending'

/**
 * How a column orders the rows now, and where pressing its head leads.
 *
 * @param column one of the list's orders, without a sign
 * @param first how a press orders rows that stand by another column
 */
export function sortBy(
  list: List,
  { filter, sort }: View,
  column: string,
  first: Order = 'descending',
): { sort: Order | undefined; href: string } {
  const orders = { ascending: column, descending: `-${column}` }
  const now = sort === orders.ascending ? 'ascending' : sort === orders.descending ? 'descending' : undefined
  const next = now === undefined ? first : now === 'ascending' ? 'descending' : 'ascending'
  return { sort: now, href: list.addressOf({ filter, sort: orders[next] }) }
}
