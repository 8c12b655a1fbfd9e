import { useSyncExternalStore } from 'react'

/** In pixels. */
interface Size {
  width: number
  height: number
}

let size: Size | undefined

/** Whether the size of the window is as `isSo` says, now and after every resize. */
export const useWindowSize = (isSo: (size: Size) => boolean) =>
  useSyncExternalStore(
    notify => {
      window.addEventListener('resize', notify)
      return () => window.removeEventListener('resize', notify)
    },
    () => isSo(sizeNow()),
    () => false,
  )

/** Read once after every resize: reading it from the window forces a layout of the page. */
function sizeNow() {
  if (size === undefined) window.addEventListener('resize', measure)
  return size ?? measure()
}

const measure = () => (size = { width: window.innerWidth, height: window.innerHeight })
