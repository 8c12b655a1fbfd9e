import { readerZone } from '@pundi/kit/format'
import type { ListView } from '@pundi/kit/list'

/** Where a view keeps days, they are those where the reader is. */
export function zoneOf({ filter }: Pick<ListView, 'filter'>) {
  const { date_range, from, to }: Record<string, string | undefined> = filter
  return { time_zone: (date_range ?? from ?? to) && readerZone() }
}
