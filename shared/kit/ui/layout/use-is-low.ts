import { useSyncExternalStore } from 'react'

/** Heights of the window, in pixels, below which what stands above the content would fill it. Style sheets ask for it too. */
const low = 600

let height: number | undefined

/** Whether the window is lower than that, now and after every resize: on a phone that lies, or at 200 % of the size. */
export const useIsLow = () =>
  useSyncExternalStore(
    notify => {
      window.addEventListener('resize', notify)
      return () => window.removeEventListener('resize', notify)
    },
    () => heightNow() < low,
    () => false,
  )

/** The height in pixels, read once after every resize: reading it from the window forces a layout of the page. */
function heightNow() {
  if (height === undefined) window.addEventListener('resize', measure)
  return height ?? measure()
}

const measure = () => (height = window.innerHeight)
