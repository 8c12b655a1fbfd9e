import { useState } from 'react'

interface Keyed {
  place: string
  ids: number[]
  keys: number[]
}

let last = 0

/**
 * The React keys of the rows of a page. A row keeps its key, and with it its elements and the focus, as long as the
 * page is the same. Another page or filter writes its rows into the elements that are there: to make fifty rows anew
 * takes ten times as long.
 *
 * @param place names the page
 * @param ids of the rows, in their order
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
