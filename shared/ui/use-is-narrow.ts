import { useSyncExternalStore } from 'react'

/** Whether the window is narrower than `width` pixels, now and after every resize. */
export function useIsNarrow(width: number): boolean {
  return useSyncExternalStore(
    tell => {
      window.addEventListener('resize', tell)
      return () => window.removeEventListener('resize', tell)
    },
    () => window.innerWidth < width,
    () => false,
  )
}
