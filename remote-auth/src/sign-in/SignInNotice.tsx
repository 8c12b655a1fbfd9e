import { useSession } from '@pundi/platform/session'
import { AlertBox } from '@pundi/kit/ui'
import { useLocation } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { signInProblem } from './sign-in-problem'

/** Why somebody stands here who did not ask to: Google sent them back, their session is over, or their account. */
export function SignInNotice() {
  const text = useText()
  const { search } = useLocation()
  const problem = signInProblem(search)
  const hasExpired = useSession(({ ended }) => ended === 'expired')
  const hasEndedElsewhere = useSession(({ isFromElsewhere, token }) => isFromElsewhere && token === null)
  if (new URLSearchParams(search).get('account') === 'deleted')
    return <AlertBox type="success">{text('Your account has been deleted, with everything in it.')}</AlertBox>
  const sentence = problem ?? reason({ hasExpired, hasEndedElsewhere })
  return sentence ? <AlertBox type="error">{text(sentence)}</AlertBox> : null
}

function reason({ hasExpired, hasEndedElsewhere }: { hasExpired: boolean; hasEndedElsewhere: boolean }) {
  if (hasExpired) return 'Your session has ended. Please sign in again.'
  if (hasEndedElsewhere) return 'Your session was ended in another tab. Please sign in again.'
  return undefined
}
