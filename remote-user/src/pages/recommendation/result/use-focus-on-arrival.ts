import { useEffect, useRef } from 'react'

/** Focuses an element when it appears, so that screen readers read it. */
export function useFocusOnArrival() {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    holder.current?.focus()
  }, [])
  return holder
}
