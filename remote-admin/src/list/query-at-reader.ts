import { readerZone } from '@pundi/kit/format'
import type { List, View } from '@pundi/kit/list'

/** The query of a view whose days are those where the reader is. */
export function queryAtReader<Name extends string, Sort extends string>(
  list: List<Name, Sort>,
  view: Omit<View<Name, Sort>, 'no'>,
): string {
  const { date_range, from, to }: Record<string, string | undefined> = view.filter
  return (date_range ?? from ?? to) ? queryInZone(list, view) : list.queryOf(view)
}

/** The same with the reader's time zone in any case: a file is named after their day. */
export function queryInZone<Name extends string, Sort extends string>(
  list: List<Name, Sort>,
  view: Omit<View<Name, Sort>, 'no'>,
): string {
  const [query, timeZone] = [list.queryOf(view), readerZone()]
  if (!timeZone) return query
  return `${query}${query ? '&' : '?'}time_zone=${encodeURIComponent(timeZone)}`
}
