import { useEffect, useRef, type RefObject } from 'react'

/**
 * Shows a page that somebody turned to from its first row, since they stand at the end of the one before. Going back
 * in the browser is left to the scroll restoration.
 *
 * @returns what is to be called when somebody turns the page
 */
export function usePageTurn(list: RefObject<HTMLElement | null>, page: string | undefined) {
  const isTurned = useRef(false)
  useEffect(() => {
    if (isTurned.current) list.current?.scrollIntoView({ block: 'start' })
    isTurned.current = false
  }, [list, page])
  return () => {
    isTurned.current = true
  }
}
