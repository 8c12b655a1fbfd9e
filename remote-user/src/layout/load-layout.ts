import { currentUser, session } from '@pundi/platform/session'
import { text } from '../catalogue/text'
import { answerOrNull } from '../shared/retry/answer-or-null'

/** `user` is a promise, so that pages render before the user has loaded. */
export const loadLayout = () => ({ user: loadUser() })

async function loadUser() {
  const { user, token } = session.getState()
  if (user || token === null) return user ?? null
  return answerOrNull(currentUser(text('Failed to fetch user data')))
}

export type LayoutData = ReturnType<typeof loadLayout>
