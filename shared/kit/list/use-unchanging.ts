import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every render, which does what the last one says: what it is given to need not render anew. */
export function useUnchanging<Given extends unknown[]>(act: (...given: Given) => void) {
  const last = useRef(act)
  useLayoutEffect(() => {
    last.current = act
  })
  return useCallback((...given: Given) => last.current(...given), [])
}
