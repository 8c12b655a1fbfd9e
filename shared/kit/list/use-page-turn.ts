import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls to the first row when the user goes to another page of the list. After Back,
 * ScrollRestoration restores the position instead.
 * @returns a function to call when the user goes to another page of the list
 */
export function usePageTurn(rows: RefObject<HTMLElement | null>, page: string | undefined) {
  const isTurned = useRef(false)
  useEffect(() => {
    if (isTurned.current) rows.current?.scrollIntoView({ block: 'start' })
    isTurned.current = false
  }, [rows, page])
  return () => {
    isTurned.current = true
  }
}
