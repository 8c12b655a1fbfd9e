import { HttpError } from '@pundi/platform/http'
import type { RemoteName } from '@pundi/contract/federation'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { noteCrash } from '../federation/crashes'
import { leaveBuild } from '../federation/fall-back'
import { buildOf, hasOtherBuild } from '../federation/registry/registry'
import { RemoteUnavailable } from '../federation/remote-loader'
import { placeOf, reportFailure } from '../federation/report-failure'

/** After so many crashes before its first whole drawing, a page is left without a press. */
const mostCrashes = 2

/**
 * Leads from a build that does not run to the one before it. Offered where the build seems to be at fault and there may
 * be another; taken without a press when a page breaks a second time before it was ever drawn.
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
    if (!(await leaveBuild(remote, 'choice'))) setState('stuck')
  }

  useEffect(() => {
    const build = buildOf(remote)
    const count = crash ? noteCrash(`${remote}/${page}`, crash) : 0
    if (!build || count === 0) return
    reportFailure(build, 'mount', 'crash', placeOf(crash))
    if (count >= mostCrashes) void leaveBuild(remote, 'crash')
  }, [remote, page, crash])

  return {
    isOffered:
      (crash !== undefined || error instanceof RemoteUnavailable) &&
      (state === 'stuck' || hasOtherBuild(remote)),
    isLeaving: state === 'leaving',
    /** Somebody pressed the button, and there was no other build. */
    isStuck: state === 'stuck',
    leave: () => void leave(),
  }
}
