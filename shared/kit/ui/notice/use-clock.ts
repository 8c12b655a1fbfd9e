import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `ring` after `limit` milliseconds in which it ran; it starts anew with another `stamp`. */
export function useClock(isRunning: boolean, limit: number, stamp: string, ring: () => void) {
  const left = useRef(limit)
  const onRing = useEffectEvent(ring)
  useEffect(() => {
    left.current = limit
  }, [limit, stamp])
  useEffect(() => {
    if (!isRunning) return
    const since = Date.now()
    const timer = setTimeout(() => onRing(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [isRunning, limit, stamp])
}
