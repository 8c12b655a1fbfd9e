import { useState } from 'react'

interface Keyed {
  place: string
  ids: number[]
  keys: number[]
}

let last = 0

/**
 * React keys of the rows of one page of the list. While page and filter stay the same, a row keeps
 * its key, and with the key its elements and focus. A new page or filter reuses all keys, because
 * creating fifty rows takes ten times as long as reusing them.
 *
 * @param place identifies the page and its filter
 * @param ids of the rows, in order
 */
export function useRowKeys(place: string, ids: number[]): number[] {
  const [stored, store] = useState<Keyed>(() => keyed(place, ids, []))
  if (stored.place === place && stored.ids.join() === ids.join()) return stored.keys
  const isHere = stored.place === place
  const next = keyed(place, ids, isHere ? ids.map(id => stored.keys[stored.ids.indexOf(id)]) : stored.keys)
  store(next)
  return next.keys
}

const keyed = (place: string, ids: number[], keys: (number | undefined)[]): Keyed => ({
  place,
  ids,
  keys: ids.map((_, index) => keys[index] ?? ++last),
})
