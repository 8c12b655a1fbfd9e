import { useSession } from '@pundi/platform/session'
import { useText } from '../catalogue/text'
import { ProblemPage } from './ProblemPage'

export function NotFound() {
  const text = useText()
  const isSignedIn = useSession(({ token }) => token !== null)
  return (
    <ProblemPage
      title={text('Page not found')}
      isCalm
      way={
        isSignedIn
          ? { to: '/dashboard', label: text('Back to your dashboard') }
          : { to: '/', label: text('Go to the home page') }
      }
    >
      {text('The page may have moved, or the address may have a typo.')}
    </ProblemPage>
  )
}
