import type { List, View } from './describe-list'

/** Rows of a page and the cursor of the one after it. */
export interface PageOfRows {
  data: readonly unknown[]
  meta: { next_cursor: string | null }
}

/** By the address of a page, the address of the one before it. */
const trail = new Map<string, string>()

/** A cursor leads on only: the way back is known for pages that were gone through in this tab. */
export function rememberPage(list: List, view: View, page: PageOfRows | null) {
  const cursor = page?.meta.next_cursor
  if (page && cursor) trail.set(list.addressAfter(view, cursor, page.data.length), list.addressHere(view))
}

/** Where the steps of a page's pager lead; undefined where the list has one page only. */
export function findSteps(list: List, view: View, { data, meta }: PageOfRows) {
  const isFirst = view.cursor === undefined
  if (isFirst && meta.next_cursor === null) return undefined
  return {
    first: isFirst ? undefined : list.addressOf(view),
    previous: isFirst ? undefined : trail.get(list.addressHere(view)),
    next: meta.next_cursor === null ? undefined : list.addressAfter(view, meta.next_cursor, data.length),
  }
}
