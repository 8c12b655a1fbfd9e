import { useEffect, useState } from 'react'

/** Whether a message still stands that goes by itself after `milliseconds`, and what lets it go at once. */
export function useExpiringMessage(milliseconds: number) {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return [isShown, () => setShown(false)] as const
}
