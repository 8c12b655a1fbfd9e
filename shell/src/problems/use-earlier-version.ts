import { HttpError } from '@pundi/platform/http'
import type { RemoteName } from '@pundi/contract/federation'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { unmarkDrawing } from '../federation/drawing-mark'
import { RemoteUnavailable } from '../federation/remote-unavailable'
import { hasOtherBuild, remoteOf } from '../federation/remotes'
import { placeOf } from '../federation/report-failure'

/**
 * Leads from a build that does not run to the one before it. Offered where the build seems to be at fault and there may
 * be another; the remote takes it without a press when a page breaks a second time.
 */
export function useEarlierVersion(remote: RemoteName, page: string) {
  const error = useRouteError()
  const [state, setState] = useState<'here' | 'leaving' | 'stuck'>('here')
  const crash =
    error instanceof Error && !(error instanceof HttpError) && !(error instanceof RemoteUnavailable)
      ? error
      : undefined

  const leave = async () => {
    setState('leaving')
    await remoteOf(remote).leave(location.href)
    setState('stuck')
  }

  useEffect(() => {
    unmarkDrawing()
    if (crash) remoteOf(remote).noteCrash(page, crash, location.href, placeOf(crash)?.at)
  }, [remote, page, crash])

  return {
    // Without a connection none would come.
    isOffered:
      navigator.onLine &&
      (crash !== undefined || error instanceof RemoteUnavailable) &&
      (state === 'stuck' || hasOtherBuild(remote)),
    isLeaving: state === 'leaving',
    /** Somebody pressed the button, and there was no other build. */
    isStuck: state === 'stuck',
    leave: () => void leave(),
  }
}
