import { useState } from 'react'

/**
 * What was loaded last: a form is not taken from under somebody because it could not be loaded once more. Null where
 * nothing was.
 */
export function useLastLoaded<Value>(loaded: Value | null) {
  const [last, setLast] = useState(loaded)
  if (loaded !== null && loaded !== last) setLast(loaded)
  return loaded ?? last
}
