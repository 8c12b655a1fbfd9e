import { currentLanguage } from '@pundi/platform/i18n'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { signInFor } from '../areas/guards'
import { useText } from '../catalogue/text'
import { ProblemPage } from './ProblemPage'

/** Shown to visitors who open the admin area (specification, section 8, Admin). */
export function SignInFirst() {
  const text = useText()
  const { pathname, search } = useLocation()
  const signIn = signInFor(new URL(pathname + search, location.origin).href)
  useDelayedNavigation(signIn, 3000)
  return (
    <ProblemPage title={text('Admin Dashboard')} way={{ to: signIn, label: text('Log in') }} isCalm>
      <span lang={currentLanguage()}>{text('Belum login! Silakan login terlebih dahulu.')}</span>
    </ProblemPage>
  )
}

function useDelayedNavigation(to: string, delay: number) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), delay)
    return () => clearTimeout(timer)
  }, [navigate, to, delay])
}
