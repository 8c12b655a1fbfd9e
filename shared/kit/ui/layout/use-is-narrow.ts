import { useSyncExternalStore } from 'react'
import { breakpoints, type Breakpoint } from '../style/breakpoints'

let width: number | undefined

/** Whether the window is narrower than that breakpoint, now and after every resize. */
export const useIsNarrow = (breakpoint: Breakpoint) =>
  useSyncExternalStore(
    onChange => {
      window.addEventListener('resize', onChange)
      return () => window.removeEventListener('resize', onChange)
    },
    () => widthNow() < breakpoints[breakpoint],
    () => false,
  )

/** In pixels, read once for every resize: whoever asks the window makes it lay out the page there and then. */
function widthNow() {
  if (width === undefined) {
    measure()
    window.addEventListener('resize', measure)
  }
  return width!
}

function measure() {
  width = window.innerWidth
}
