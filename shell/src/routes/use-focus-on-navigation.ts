import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to the heading after going to another page, so that a screen reader announces the page and Tab
 * continues from there. A field that took the focus itself keeps it; a change of the query alone moves nothing.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (document.activeElement?.closest('main, dialog')) return
    const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    // Scrolling is left to ScrollRestoration.
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
