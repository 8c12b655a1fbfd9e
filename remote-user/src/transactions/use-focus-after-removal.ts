import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a list when the row that had it goes: on the row that comes to stand at its place, else on the
 * list itself.
 *
 * @param rows changes whenever the list is another one
 */
export function useFocusAfterRemoval(rows: unknown) {
  const holder = useRef<HTMLDivElement>(null)
  const place = useRef<number>(undefined)
  useEffect(() => {
    const at = place.current
    place.current = undefined
    if (at === undefined || !holder.current || !isNowhere(document.activeElement)) return
    const all = holder.current.querySelectorAll<HTMLElement>('[data-row]')
    const row = all[Math.min(at, all.length - 1)]
    const target = row?.querySelector<HTMLElement>('button') ?? holder.current
    target.focus()
  }, [rows])
  return {
    holder,
    /** The row at this place is about to go. */
    keep: (at: number) => {
      place.current = at
    },
  }
}

/** Where the focus is when what had it has gone: nowhere, or on the content that a closed dialog left it to. */
const isNowhere = (focused: Element | null) =>
  focused === document.body || focused === document.querySelector('main')
