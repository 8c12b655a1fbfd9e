import { useEffect, useState } from 'react'

/** Whether a message that goes by itself after `milliseconds` is still shown, and a function that removes it now. */
export function useExpiringMessage(milliseconds: number) {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return [isShown, () => setShown(false)] as const
}
