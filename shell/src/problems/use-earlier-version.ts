import { HttpError } from '@pundi/platform/http'
import type { RemoteName } from '@pundi/contract/federation'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { clearDrawing } from '../federation/reports/drawing-record'
import { RemoteUnavailable } from '../federation/remote-unavailable'
import { hasOtherBuild, remoteOf } from '../federation/remotes'
import { causeOf } from '../federation/reports/report-failure'
import { useTryAgain } from './use-try-again'

/**
 * True if the build's code failed. False if a download failed, which may be the connection's fault.
 */
export const isOwnFault = (error: unknown) =>
  error instanceof Error && ['code', 'missing'].includes(causeOf(error))

/** True for the error that React throws if a page translator has replaced or moved DOM nodes. */
const isOfStranger = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError'

const drawnAnew = new Set<string>()

/**
 * Lets the user switch from a broken build to the previous build. The switch is offered if the
 * build seems to be at fault and another build may exist. After a page's second crash, the remote
 * switches automatically.
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

  const { tryAgain } = useTryAgain()
  const name = `${remote}/${page}`
  // After the first error caused by a page translator, only render the page again, because no build
  // is at fault.
  const [isAnew] = useState(() => isOfStranger(error) && !drawnAnew.has(name))
  const begin = useEffectEvent(tryAgain)
  useEffect(() => {
    clearDrawing()
    if (isAnew) {
      drawnAnew.add(name)
      begin()
    } else if (crash) remoteOf(remote).noteCrash(page, crash, location.href)
  }, [remote, page, crash, isAnew, name])

  return {
    isAnew,
    isBroken: crash !== undefined && isOwnFault(crash),
    // Without a network, no other build can load.
    isOffered:
      navigator.onLine &&
      (crash !== undefined || error instanceof RemoteUnavailable) &&
      (state === 'stuck' || hasOtherBuild(remote)),
    isLeaving: state === 'leaving',
    isStuck: state === 'stuck',
    leave: () => void leave(),
  }
}
