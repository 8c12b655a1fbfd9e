import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Focuses the heading after a navigation, so that screen readers announce the page and Tab
 * continues there. A field of the page that is already focused keeps the focus. A change of the
 * query does not move the focus. The heading of a slow page is focused when the page arrives.
 */
export function useFocusOnNavigation(isLate: boolean) {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const standIn = useRef<Element | null | undefined>(undefined)
  useEffect(() => {
    const { activeElement } = document
    const isKept = before.current === pathname || activeElement?.closest('main, dialog')
    before.current = pathname
    if (isKept && activeElement !== standIn.current) return
    const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')
    standIn.current = isLate ? heading : undefined
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, isLate])
}
