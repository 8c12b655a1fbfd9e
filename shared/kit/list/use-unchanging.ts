import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a stable function that calls the latest `act`, so that memoised children need not render
 * again.
 */
export function useUnchanging<Given extends unknown[]>(act: (...given: Given) => void) {
  const last = useRef(act)
  useLayoutEffect(() => {
    last.current = act
  })
  return useCallback((...given: Given) => last.current(...given), [])
}
