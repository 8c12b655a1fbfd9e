import { useCloseOnBack } from '@pundi/kit/ui'
import { useState } from 'react'

interface Chosen {
  place: string
  ids: ReadonlySet<number>
  last: number | undefined
}

/**
 * The selected rows. A new page or filter clears the selection. A removed row is no longer
 * selected.
 * @param place identifies the page and its filter
 * @param rows ids in order
 */
export function useSelection(place: string, rows: number[]) {
  const [stored, setChosen] = useState<Chosen>({ place, ids: new Set(), last: undefined })
  const chosen: Chosen = stored.place === place ? stored : { place, ids: new Set(), last: undefined }
  const selected = rows.filter(id => chosen.ids.has(id))

  function toggle(id: number, isRange: boolean) {
    const ends = [rows.indexOf(chosen.last ?? id), rows.indexOf(id)]
    const first = Math.min(...ends)
    const range = isRange && first >= 0 ? rows.slice(first, Math.max(...ends) + 1) : [id]
    const rest = selected.filter(candidate => !range.includes(candidate))
    const ids = chosen.ids.has(id) ? rest : [...rest, ...range]
    setChosen({ place, ids: new Set(ids), last: id })
  }

  const clear = () => setChosen({ place, ids: new Set(), last: undefined })
  useCloseOnBack(selected.length > 0, clear)

  return {
    selected,
    toggle,
    toggleAll: () =>
      setChosen({ place, ids: new Set(selected.length === rows.length ? [] : rows), last: undefined }),
    clear,
  }
}
