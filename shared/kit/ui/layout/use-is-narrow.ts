import { useSyncExternalStore } from 'react'
import { breakpoints, type Breakpoint } from '../style/breakpoints'

let width: number | undefined

/** Whether the window is narrower than that breakpoint, now and after every resize. */
export const useIsNarrow = (breakpoint: Breakpoint) =>
  useSyncExternalStore(
    notify => {
      window.addEventListener('resize', notify)
      return () => window.removeEventListener('resize', notify)
    },
    () => widthNow() < breakpoints[breakpoint],
    () => false,
  )

/** The width in pixels, read once after every resize: reading it from the window forces a layout of the page. */
function widthNow() {
  if (width === undefined) window.addEventListener('resize', measure)
  return width ?? measure()
}

const measure = () => (width = window.innerWidth)
