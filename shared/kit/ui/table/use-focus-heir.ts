import { useLayoutEffect, useRef } from 'react'

/**
 * The focus is not lost with the element that holds the ref: when that goes while the focus is in it, it passes to what
 * `heirOf` finds, else to the page's content. Pass a function that stays the same.
 */
export function useFocusHeir<Kind extends HTMLElement>(heirOf?: (gone: Kind) => HTMLElement | null) {
  const holder = useRef<Kind>(null)
  useLayoutEffect(() => {
    const element = holder.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const heir = heirOf?.(element) ?? document.querySelector('main')
      heir?.focus({ preventScroll: true })
    }
  }, [heirOf])
  return holder
}
