import { useEffect, useRef } from 'react'

/** Milliseconds without a keystroke after which somebody has typed what they meant. */
const pause = 800

/** Writes what changed into the live region that holds the ref, once typing pauses: not every digit on the way. */
export function useAnnouncement(sentence: string) {
  const region = useRef<HTMLElement>(null)
  const first = useRef(sentence)
  useEffect(() => {
    if (sentence === first.current) return
    first.current = ''
    const timer = setTimeout(() => {
      if (region.current) region.current.textContent = sentence
    }, pause)
    return () => clearTimeout(timer)
  }, [sentence])
  return region
}
