import { useEffect, useState } from 'react'
import { isGoogleThere } from './google-api'

/** Milliseconds after which a page that has just been opened has what it needs. */
const moment = 500

/**
 * Whether signing in with Google leads anywhere here. It is taken for granted, and asked a moment after the page has
 * opened: nothing on it waits for the answer, so the answer does not stand in the way of what is waited for.
 */
export function useGoogle() {
  const [isThere, setThere] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => void isGoogleThere().then(setThere), moment)
    return () => clearTimeout(timer)
  }, [])
  return isThere
}
