import { useEffect, useRef, type SyntheticEvent } from 'react'

/**
 * Ignores further submits of a form until the first submit is answered. A double click can submit
 * twice before the router renders its busy state.
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
