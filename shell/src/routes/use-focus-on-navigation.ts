import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After going to another page the focus stands on its heading, so that a screen reader says where it is and Tab goes on
 * from there. A field that took the focus itself keeps it; another search on the same page moves nothing.
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
    // Where the page stands is for the scroll restoration to say.
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
