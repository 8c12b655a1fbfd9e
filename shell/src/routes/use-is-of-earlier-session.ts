import { useSession } from '@pundi/platform/session'
import { useState } from 'react'
import { useMatches } from 'react-router-dom'

/**
 * True if another tab changed the session after the page loaded. The page's amounts must then
 * disappear at once, before the next page arrives.
 */
export function useIsOfEarlierSession(): boolean {
  const token = useSession(session => session.token)
  const isFromElsewhere = useSession(session => session.isFromElsewhere)
  // Every navigation and revalidation creates a new `matches` array, so a new array means new data.
  const matches = useMatches()
  const [loaded, setLoaded] = useState({ matches, token })
  if (loaded.matches !== matches) setLoaded({ matches, token })
  return isFromElsewhere && loaded.matches === matches && loaded.token !== token
}
