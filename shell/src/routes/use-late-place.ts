import { useLayoutEffect, useRef } from 'react'

/** Scroll position that the router restored: false after a revalidation, null where nothing is stored. */
let place: number | false | null = null

export function notePlace(restored: number | false | null) {
  place = restored
}

/**
 * Scrolls once more when a late page has arrived, because the router restored the position while the document was too
 * short. Does nothing if the user has scrolled meanwhile.
 */
export function useLatePlace(isLate: boolean) {
  const seen = place
  const missed = useRef<{ place: number; reached: number } | null>(null)
  useLayoutEffect(() => {
    if (seen !== false) missed.current = isLate && seen !== null ? { place: seen, reached: scrollY } : null
    else if (!isLate && missed.current?.reached === scrollY) scrollTo(0, missed.current.place)
  }, [isLate, seen])
}
