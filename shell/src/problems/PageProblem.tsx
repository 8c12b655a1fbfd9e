import type { RemoteName } from '@pundi/contract/federation'
import { HttpError } from '@pundi/platform/http'
import { Button, ProblemCard } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import { useRouteError } from 'react-router-dom'
import { RemoteUnavailable } from '../federation/remote-loader'
import { useText } from '../catalogue/text'
import { useEarlierVersion } from './use-earlier-version'
import { useTryAgain } from './use-try-again'

interface PageProblemProps {
  remote: RemoteName
  /** Or "layout". */
  page: string
  /** What it is called where more than a page is away. */
  away?: string
  /** Where else one can go. */
  way?: ReactNode
}

/** Stands where a page would: its files are away, its data did not come, or it broke. All else goes on. */
export function PageProblem({ remote, page, away, way }: PageProblemProps) {
  const text = useText()
  const error = useRouteError()
  const { tryAgain, isTrying } = useTryAgain()
  const earlier = useEarlierVersion(remote, page)
  // The session has ended; the guard is about to lead to sign-in.
  if (error instanceof HttpError && error.status === 401) return null
  return (
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
        ? text('There is no previous version to be had right now. Try again in a moment.')
        : error instanceof HttpError
          ? error.message
          : text('Nothing of yours is lost. Check your connection and try again in a moment.')}
    </ProblemCard>
  )
}
