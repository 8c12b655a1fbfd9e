import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** In pixels. */
export interface Room {
  width: number
  height: number
  rem: number
}

/**
 * Maximum width in print, in pixels. It is fixed, because browsers lay out a page for print before
 * they report the new size.
 */
const paperWidth = 600

export function useRoom() {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Room>()
  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return
    const measure = (width = place.clientWidth) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      const next = { width: width || paperWidth, height: place.clientHeight || 13 * rem, rem }
      setRoom(known =>
        known?.width === next.width && known.height === next.height && known.rem === rem ? known : next,
      )
    }
    // Renders synchronously, so that no frame shows the old width.
    const onScreen = () => flushSync(() => measure())
    const onPaper = () => flushSync(() => measure(Math.min(paperWidth, place.clientWidth)))
    measure()
    // jsdom has no ResizeObserver.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onScreen)
    observer?.observe(place)
    window.addEventListener('beforeprint', onPaper)
    window.addEventListener('afterprint', onScreen)
    return () => {
      observer?.disconnect()
      window.removeEventListener('beforeprint', onPaper)
      window.removeEventListener('afterprint', onScreen)
    }
  }, [])
  return { ref, room }
}
