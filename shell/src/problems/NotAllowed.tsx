import { useText } from '../catalogue/text'
import { ProblemPage } from './ProblemPage'

/** Shown to a signed-in user without the role that the area needs. */
export function NotAllowed() {
  const text = useText()
  return (
    <ProblemPage
      title={text('This area is for administrators')}
      isCalm
      way={{ to: '/dashboard', label: text('Back to your dashboard') }}
    >
      {text('You are signed in, but your account has no admin role.')}
    </ProblemPage>
  )
}
