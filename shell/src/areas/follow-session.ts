import { session } from '@pundi/platform/session'
import type { createBrowserRouter } from 'react-router-dom'

/**
 * Reruns the guards after a change of the session that the page did not cause: it expired, another tab signed in or
 * out, or the user has a new role. Pages that sign in or out navigate themselves.
 */
export const followSession = (router: ReturnType<typeof createBrowserRouter>) =>
  session.subscribe((now, before) => {
    const isOver = now.token !== before.token && (now.ended || now.isFromElsewhere)
    const isAnotherRole =
      now.token === before.token && now.user && before.user && now.user.role !== before.user.role
    if (isOver || isAnotherRole) void router.revalidate()
  })
