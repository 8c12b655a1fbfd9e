import { useLayoutEffect, useRef } from 'react'

/**
 * Scroll position that the router restored. False after a revalidation; null if no position was
 * stored.
 */
let place: number | false | null = null

export function notePlace(restored: number | false | null) {
  place = restored
}

/**
 * Scrolls again when a slow page has arrived, because the document was too short when the router
 * restored the position. Does nothing if the user has scrolled in the meantime.
 */
export function useLatePlace(isLate: boolean) {
  const seen = place
  const missed = useRef<{ place: number; reached: number } | null>(null)
  useLayoutEffect(() => {
    if (seen !== false) missed.current = isLate && seen !== null ? { place: seen, reached: scrollY } : null
    else if (!isLate && missed.current?.reached === scrollY) scrollTo(0, missed.current.place)
  }, [isLate, seen])
}
