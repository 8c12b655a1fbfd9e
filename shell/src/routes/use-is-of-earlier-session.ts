import { useSession } from '@pundi/platform/session'
import { useState } from 'react'
import { useMatches } from 'react-router-dom'

/**
 * Whether the page was loaded in another session than the one that another tab has begun or ended since. Its amounts
 * leave the document at once then, and not when the next page has come.
 */
export function useIsOfEarlierSession(): boolean {
  const token = useSession(session => session.token)
  const isFromElsewhere = useSession(session => session.isFromElsewhere)
  // Every navigation and every revalidation gives other matches.
  const matches = useMatches()
  const [loaded, setLoaded] = useState({ matches, token })
  if (loaded.matches !== matches) setLoaded({ matches, token })
  return isFromElsewhere && loaded.matches === matches && loaded.token !== token
}
