import { useLocation } from 'react-router-dom'
import { signInFor } from '../areas/guards'
import { useText } from '../catalogue/text'
import { ProblemPage } from './ProblemPage'
import { useDelayedNavigation } from './use-delayed-navigation'

/** A visitor at the admin area (specification, section 8, Admin). */
export function SignInFirst() {
  const text = useText()
  const { pathname, search } = useLocation()
  const signIn = signInFor(new URL(pathname + search, location.origin).href)
  useDelayedNavigation(signIn, 3000)
  return (
    <ProblemPage title={text('Admin Dashboard')} way={{ to: signIn, label: text('Log in') }} isCalm>
      {text('Belum login! Silakan login terlebih dahulu.')}
    </ProblemPage>
  )
}
