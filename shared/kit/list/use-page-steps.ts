import { useLocation } from 'react-router-dom'
import type { ListDescription, ListView } from './describe-list'

export interface PageOfRows {
  data: readonly unknown[]
  meta: { next_cursor: string | null }
}

/**
 * The links of a pager, or undefined for a list with one page. A cursor leads only to the next
 * page. Therefore each history entry stores the addresses of all previous pages in order.
 */
export function usePageSteps(list: ListDescription, view: ListView, { data, meta }: PageOfRows) {
  const trail = readTrail(useLocation().state)
  const isFirst = view.cursor === undefined
  if (isFirst && meta.next_cursor === null) return undefined
  const before = isFirst ? undefined : trail.at(-1)
  return {
    first: isFirst ? undefined : list.addressOf(view),
    previous: before === undefined ? undefined : { to: before, state: { trail: trail.slice(0, -1) } },
    next:
      meta.next_cursor === null
        ? undefined
        : {
            to: list.addressAfter(view, meta.next_cursor, data.length),
            state: { trail: [...(isFirst ? [] : trail), list.addressHere(view)] },
          },
  }
}

const readTrail = (state: unknown) => (state as { trail?: string[] } | null)?.trail ?? []
