import { Button } from '@pundi/kit/ui'
import { HttpError } from '@pundi/platform/http'
import { currentLanguage } from '@pundi/platform/i18n'
import { preferences } from '@pundi/platform/session'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError, useLocation, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { AreaClosed } from '../areas/refuse-closed'
import { useText } from '../catalogue/text'
import { ProblemPage } from './ProblemPage'
import { useAwayTitle } from './use-away-title'
import { useTryAgain } from './use-try-again'
import { signInFor } from '../areas/guards'
import { isOwnFault } from './use-earlier-version'

export function ShellProblem() {
  const error = useRouteError()
  if (error instanceof AreaClosed) return <ClosedArea remote={error.remote} notice={error.notice} />
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status === 401) return <SignInFirst />
  if (status === 403) return <NotAllowed />
  return <SomethingBroke />
}

function NotAllowed() {
  const text = useText()
  return (
    <ProblemPage
      title={text('This page is for admins only')}
      isCalm
      way={{ to: '/dashboard', label: text('Back to your dashboard') }}
    >
      {text('You’re signed in, but you’re not an admin.')}
    </ProblemPage>
  )
}

function ClosedArea({ remote, notice }: Pick<AreaClosed, 'remote' | 'notice'>) {
  const text = useText()
  const language = useStore(preferences, state => state.language)
  const { tryAgain, isTrying } = useTryAgain()
  return (
    <ProblemPage
      title={useAwayTitle(remote)}
      way={{ to: '/', label: text('Go to the home page') }}
      actions={
        <Button onClick={tryAgain} {...(isTrying ? { busy: text('Loading...') } : {})}>
          {text('Try again')}
        </Button>
      }
      isCalm
    >
      {notice[language ?? 'default'] ?? notice.default}
    </ProblemPage>
  )
}

/** Shown to visitors who open the admin area (specification, section 8, Admin). */
function SignInFirst() {
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

function SomethingBroke() {
  const text = useText()
  const error = useRouteError()
  const { tryAgain, isTrying } = useTryAgain()
  // After a 401, the route guard redirects to sign-in, so show nothing.
  if (error instanceof HttpError && error.status === 401) return null
  return (
    <ProblemPage
      title={text('Something went wrong on our side')}
      way={{ to: '/', label: text('Go to the home page') }}
      actions={
        <Button onClick={tryAgain} {...(isTrying ? { busy: text('Loading...') } : {})}>
          {text('Try again')}
        </Button>
      }
    >
      {error instanceof HttpError
        ? error.message
        : text(
            isOwnFault(error)
              ? 'Your data is safe. The mistake is ours.'
              : 'Your data is safe. Check your connection and try again.',
          )}
    </ProblemPage>
  )
}
