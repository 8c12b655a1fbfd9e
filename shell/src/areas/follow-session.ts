import { session } from '@pundi/shared/session'
import type { createBrowserRouter } from 'react-router-dom'

/**
 * Asks the guards again when the session changes from outside the page: it expired, or another tab signed out or
 * signed in as somebody else. A page that signs in or out itself goes where it wants to.
 */
export const followSession = (router: ReturnType<typeof createBrowserRouter>) =>
  session.subscribe((now, before) => {
    if (now.token !== before.token && (now.ended || now.isFromElsewhere)) void router.revalidate()
  })
