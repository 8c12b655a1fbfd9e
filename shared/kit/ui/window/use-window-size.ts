import { useSyncExternalStore } from 'react'

interface Size {
  width: number
  height: number
}

let size: Size | undefined

export const useWindowSize = (isSo: (size: Size) => boolean) =>
  useSyncExternalStore(
    notify => {
      window.addEventListener('resize', notify)
      return () => window.removeEventListener('resize', notify)
    },
    () => isSo(sizeNow()),
    () => false,
  )

/** Reads the window size only once per resize, because each read forces a layout. */
function sizeNow() {
  if (size === undefined) window.addEventListener('resize', measure)
  return size ?? measure()
}

const measure = () => (size = { width: window.innerWidth, height: window.innerHeight })
