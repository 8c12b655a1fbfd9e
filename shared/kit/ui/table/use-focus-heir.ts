import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus when the element that holds the ref is removed while it contains the focus: the focus moves to what
 * `heirOf` finds, else to the page's content. Pass a stable function.
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

/** An heir for the items of a list: what can be pressed first in the next one, or in the one before. */
export const firstOfNeighbour = (item: HTMLElement) =>
  (item.nextElementSibling ?? item.previousElementSibling)?.querySelector<HTMLElement>('a, button') ?? null
