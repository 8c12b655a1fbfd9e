import { useLayoutEffect, useRef } from 'react'

/**
 * If the element is removed while focused, moves the focus to the element that `heirOf` returns, or
 * otherwise to `main`. `heirOf` must be the same function at every render.
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

export const firstOfNeighbour = (item: HTMLElement) =>
  (item.nextElementSibling ?? item.previousElementSibling)?.querySelector<HTMLElement>('a, button') ?? null
