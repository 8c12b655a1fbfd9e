import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls to the first row after somebody turns the page. ScrollRestoration handles Back.
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
