import { session } from '@pundi/platform/session'
import type { createBrowserRouter } from 'react-router-dom'

/**
 * Reruns the route guards if the session expired, another tab signed in or out, or the user's role
 * changed. Pages that sign in or out navigate by themselves.
 */
export const followSession = (router: ReturnType<typeof createBrowserRouter>) =>
  session.subscribe((now, before) => {
    const isOver = now.token !== before.token && (now.ended || now.isFromElsewhere)
    const isAnotherRole =
      now.token === before.token && now.user && before.user && now.user.role !== before.user.role
    if (isOver || isAnotherRole) void router.revalidate()
  })
