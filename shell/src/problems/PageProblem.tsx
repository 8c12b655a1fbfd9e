import type { RemoteName } from '@pundi/contract/federation'
import { HttpError } from '@pundi/platform/http'
import { Button, ProblemCard } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import { useRouteError } from 'react-router-dom'
import { RemoteUnavailable } from '../federation/remote-unavailable'
import { useText } from '../catalogue/text'
import { useEarlierVersion } from './use-earlier-version'
import { useTryAgain } from './use-try-again'

interface PageProblemProps {
  remote: RemoteName
  /** The page's name, or "layout". */
  page: string
  /** The title where more than a page is unavailable. */
  away?: string
  /** A link to somewhere else. */
  way?: ReactNode
}

/**
 * Shown in place of a page: its files are unavailable, its data did not come, or it broke. Everything else keeps
 * working. It may stand inside the remote's layout, whose styles end at its element.
 */
export function PageProblem({ remote, page, away, way }: PageProblemProps) {
  const text = useText()
  const error = useRouteError()
  const { tryAgain, isTrying } = useTryAgain()
  const earlier = useEarlierVersion(remote, page)
  // The session has ended; the guard is about to lead to sign-in.
  if (error instanceof HttpError && error.status === 401) return null
  return (
    <div data-area="shell">
      <ProblemCard
        title={(error instanceof RemoteUnavailable && away) || text('This page could not be shown')}
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
            : text('Nothing of yours is lost. Check your connection and try again in a moment.')}
      </ProblemCard>
    </div>
  )
}
