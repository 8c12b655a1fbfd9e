import type { TransactionsAnswer } from '@pundi/shared/contract'
import { addressAfter, addressHere, type View } from './view'

/** By the address of a page, the address of the one before it. */
const trail = new Map<string, string>()

/** A cursor leads on only: the way back is known for pages that were gone through in this tab. */
export function rememberPage(view: View, list: TransactionsAnswer | null) {
  const cursor = list?.meta.next_cursor
  if (list && cursor) trail.set(addressAfter(view, cursor, list.data.length), addressHere(view))
}

export const pageBefore = (view: View) => trail.get(addressHere(view))
