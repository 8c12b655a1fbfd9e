import { currentUser, session } from '@pundi/platform/session'
import { text } from '../catalogue/text'
import { settleCall } from '../settle-call'

/** Returns without waiting: pages are drawn while the user is still being loaded. */
export const loadLayout = () => ({ user: loadUser() })

async function loadUser() {
  const { user, token } = session.getState()
  if (user || token === null) return user ?? null
  return settleCall(currentUser(text('Failed to fetch user data')))
}

export type LayoutData = ReturnType<typeof loadLayout>
