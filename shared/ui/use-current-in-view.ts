import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Keeps the current entry of a list of links that scrolls sideways in the middle of what is seen of it. */
export function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2
  }, [pathname])
  return list
}
