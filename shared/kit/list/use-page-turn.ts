import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls to the first row when the user turns the page. For Back, ScrollRestoration restores the
 * position.
 * @returns a function to call when the page is turned
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
