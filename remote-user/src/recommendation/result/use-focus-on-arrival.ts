import { useEffect, useRef } from 'react'

/** For a part that comes into sight and is to be read out: it takes the focus once. */
export function useFocusOnArrival() {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    holder.current?.focus()
  }, [])
  return holder
}
