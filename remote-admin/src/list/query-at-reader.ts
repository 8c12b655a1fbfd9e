import { readerZone } from '@pundi/shared/format'
import type { List, View } from '@pundi/shared/list'

/** The query of a view whose days are those where the reader is. */
export function queryAtReader<Name extends string, Sort extends string>(
  list: List<Name, Sort>,
  view: Omit<View<Name, Sort>, 'no'>,
): string {
  const { date_range, from, to }: Record<string, string | undefined> = view.filter
  const timeZone = (date_range ?? from ?? to) ? readerZone() : undefined
  const query = list.queryOf(view)
  return timeZone ? `${query}&time_zone=${encodeURIComponent(timeZone)}` : query
}
