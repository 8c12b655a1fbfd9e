import { useSession } from '@pundi/shared/session'
import { AlertBox } from '@pundi/shared/ui'
import { useLocation } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { signInProblem } from './sign-in-problem'

/** Why somebody stands here who did not ask to: Google sent them back, or their session is over. */
export function SignInNotice() {
  const text = useText()
  const problem = signInProblem(useLocation().search)
  const hasExpired = useSession(({ ended }) => ended === 'expired')
  const hasEndedElsewhere = useSession(({ isFromElsewhere, token }) => isFromElsewhere && token === null)
  const sentence = problem ?? reason({ hasExpired, hasEndedElsewhere })
  return sentence ? <AlertBox type="error">{text(sentence)}</AlertBox> : null
}

function reason({ hasExpired, hasEndedElsewhere }: { hasExpired: boolean; hasEndedElsewhere: boolean }) {
  if (hasExpired) return 'Your session has ended. Please sign in again.'
  if (hasEndedElsewhere) return 'Your session was ended in another tab. Please sign in again.'
  return undefined
}
