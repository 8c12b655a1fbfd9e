import { useSession } from '@pundi/platform/session'
import { useText } from '../catalogue/text'
import { ProblemPage } from './ProblemPage'

/** Shown for an address that no page has. */
export function NotFound() {
  const text = useText()
  const isSignedIn = useSession(({ token }) => token !== null)
  return (
    <ProblemPage
      title={text('There is no page at this address')}
      isCalm
      way={
        isSignedIn
          ? { to: '/dashboard', label: text('Back to your dashboard') }
          : { to: '/', label: text('Go to the home page') }
      }
    >
      {text('It may have moved, or the address was mistyped.')}
    </ProblemPage>
  )
}
