import { session, updateUser } from '@pundi/shared/session'
import { settleCall } from '../settle-call'
import { getCurrentUser } from './layout-api'

export { LayoutScreen as Component } from './LayoutScreen'

/** Waits for nobody: pages are drawn while the user is still being asked for. */
export const loader = () => ({ user: loadUser() })

async function loadUser() {
  const { user, token } = session.getState()
  if (user || token === null) return user ?? null
  const answer = await settleCall(getCurrentUser())
  if (answer) updateUser(answer.data, token)
  return answer?.data ?? null
}

export type LayoutData = ReturnType<typeof loader>
