import { useSyncExternalStore } from 'react'

let width: number | undefined

/** Whether the window is narrower than `limit` pixels, now and after every resize. */
export const useIsNarrow = (limit: number) =>
  useSyncExternalStore(
    tell => {
      window.addEventListener('resize', tell)
      return () => window.removeEventListener('resize', tell)
    },
    () => widthNow() < limit,
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
