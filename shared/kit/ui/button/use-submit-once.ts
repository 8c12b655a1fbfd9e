import { useEffect, useRef, type SyntheticEvent } from 'react'

/**
 * Ignores further submits of a form until the first is answered. The second click of a double click comes before the
 * router has rendered its busy state.
 */
export function useSubmitOnce(isBusy: boolean, answer: unknown) {
  const isSent = useRef(false)
  useEffect(() => {
    if (!isBusy) isSent.current = false
  }, [isBusy, answer])
  return (event: SyntheticEvent) => {
    if (isSent.current) event.preventDefault()
    isSent.current = true
  }
}
