import { useEffect, useRef } from 'react'

/** Does a thing once nothing has been asked for `milliseconds`; what is not done when the component goes is dropped. */
export function useLater(milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (act: () => void, isAtOnce = false) => {
    clearTimeout(timer.current)
    if (isAtOnce) act()
    else timer.current = setTimeout(act, milliseconds)
  }
}
