import type { RemoteName } from '@pundi/shared/federation'
import { HttpError } from '@pundi/shared/http'
import { Button, ProblemCard } from '@pundi/shared/ui'
import { useRouteError } from 'react-router-dom'
import { RemoteAway } from '../border/remote-away'
import { useText } from '../catalogue/text'
import { areaNames } from './area-names'
import { useTryAgain } from './use-try-again'

/** Stands where a page would: its remote is away, its data did not come, or it broke. All else goes on. */
export function PageProblem({ remote }: { remote: RemoteName }) {
  const text = useText()
  const error = useRouteError()
  const { tryAgain, isTrying } = useTryAgain()
  // The session has ended; the guard is about to lead to sign-in.
  if (error instanceof HttpError && error.status === 401) return null
  return (
    <ProblemCard
      title={
        error instanceof RemoteAway
          ? text('{area} cannot be reached', { area: text(areaNames[remote]) })
          : text('This page could not be shown')
      }
      actions={
        <Button onClick={tryAgain} {...(isTrying ? { busy: text('Loading...') } : {})}>
          {text('Try again')}
        </Button>
      }
    >
      {error instanceof HttpError
        ? error.message
        : text('Nothing of yours is lost. Check your connection and try again in a moment.')}
    </ProblemCard>
  )
}
