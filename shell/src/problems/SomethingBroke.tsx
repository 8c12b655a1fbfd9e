import { HttpError } from '@pundi/platform/http'
import { Button } from '@pundi/kit/ui'
import { useRouteError } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { ProblemPage } from './ProblemPage'
import { useTryAgain } from './use-try-again'

/** Shown where the shell itself broke. */
export function SomethingBroke() {
  const text = useText()
  const error = useRouteError()
  const { tryAgain, isTrying } = useTryAgain()
  // The session has ended; the guard is about to lead to sign-in.
  if (error instanceof HttpError && error.status === 401) return null
  return (
    <ProblemPage
      title={text('Something broke on our side')}
      way={{ to: '/', label: text('Go to the home page') }}
      actions={
        <Button onClick={tryAgain} {...(isTrying ? { busy: text('Loading...') } : {})}>
          {text('Try again')}
        </Button>
      }
    >
      {error instanceof HttpError
        ? error.message
        : text('Nothing of yours is lost. Check your connection and try again in a moment.')}
    </ProblemPage>
  )
}
