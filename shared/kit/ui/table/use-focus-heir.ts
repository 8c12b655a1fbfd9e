import { useLayoutEffect, useRef } from 'react'

/**
 * If the referenced element is removed while focused, moves the focus to the element that `heirOf` returns, else to the
 * page's content. Pass a function that stays the same across renders.
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
