import { session } from '@pundi/platform/session'
import type { createBrowserRouter } from 'react-router-dom'

/**
 * Runs the guards again when the session changes from outside the page: it expired, another tab signed out or in as
 * somebody else, or the user has another role now. A page that signs in or out itself navigates by itself.
 */
export const followSession = (router: ReturnType<typeof createBrowserRouter>) =>
  session.subscribe((now, before) => {
    const isOver = now.token !== before.token && (now.ended || now.isFromElsewhere)
    const isAnotherRole =
      now.token === before.token && now.user && before.user && now.user.role !== before.user.role
    if (isOver || isAnotherRole) void router.revalidate()
  })
