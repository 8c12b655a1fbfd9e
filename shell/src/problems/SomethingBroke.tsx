import { HttpError } from '@pundi/platform/http'
import { Button } from '@pundi/kit/ui'
import { useRouteError } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { ProblemPage } from './ProblemPage'
import { isOwnFault } from './use-earlier-version'
import { useTryAgain } from './use-try-again'

export function SomethingBroke() {
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
