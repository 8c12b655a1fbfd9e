import type { RemoteName } from '@pundi/contract/federation'
import { HttpError } from '@pundi/platform/http'
import { Button, ProblemCard } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import { useRouteError } from 'react-router-dom'
import { RemoteUnavailable } from '../federation/remote-unavailable'
import { useText } from '../catalogue/text'
import { isOwnFault, useEarlierVersion } from './use-earlier-version'
import { useTryAgain } from './use-try-again'

interface PageProblemProps {
  remote: RemoteName
  page: string
  away?: string
  way?: ReactNode
}

/** Replaces a page that failed. `data-area` protects this element from the remote's styles. */
export function PageProblem({ remote, page, away, way }: PageProblemProps) {
  const text = useText()
  const error = useRouteError()
  const { tryAgain, isTrying } = useTryAgain()
  const earlier = useEarlierVersion(remote, page)
  // After a 401, the route guard redirects to sign-in, so show nothing.
  if (earlier.isAnew || (error instanceof HttpError && error.status === 401)) return null
  return (
    <div data-area="shell">
      <ProblemCard
        title={
          (error instanceof RemoteUnavailable && away) ||
          text(earlier.isBroken ? 'This page stopped working' : 'This page could not be shown')
        }
        actions={
          <>
            <Button onClick={tryAgain} {...(isTrying ? { busy: text('Loading...') } : {})}>
              {text('Try again')}
            </Button>
            {earlier.isOffered && (
              <Button
                tone="quiet"
                onClick={earlier.leave}
                {...(earlier.isLeaving ? { busy: text('Loading...') } : {})}
              >
                {text('Use the previous version')}
              </Button>
            )}
            {way}
          </>
        }
      >
        {earlier.isStuck
          ? text('No previous version is available right now. Try again in a moment.')
          : error instanceof HttpError
            ? error.message
            : text(
                isOwnFault(error instanceof RemoteUnavailable ? error.cause : error)
                  ? 'Your data is safe. The mistake is ours.'
                  : 'Your data is safe. Check your connection and try again.',
              )}
      </ProblemCard>
    </div>
  )
}
