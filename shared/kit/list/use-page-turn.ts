import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls to the first row of a page that somebody turned to, since they are at the end of the page before. Going back
 * in the browser is left to ScrollRestoration.
 *
 * @returns what is to be called when somebody turns the page
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
