import { fileTimeLimit, type RemoteName } from '@pundi/contract/federation'
import type { RouteModule } from '@pundi/platform/federation'
import { fallBack } from './fall-back'
import { NoSuchPage, loadFromBuild } from './load-from-build'
import { countFailure } from './prepare-element'
import { buildOf, isRunning, otherBuilds, tryBuild } from './registry/registry'
import { causeOf, reportFailure } from './report-failure'
import { isQuarantined } from './registry/quarantine'

/** A remote could not be reached or did not run. The rest of the application goes on without it. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable'

  constructor(
    readonly remote: RemoteName,
    readonly build: string | undefined,
    override readonly cause: unknown,
  ) {
    super(`${remote}@${build} is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/** Milliseconds for a page to load before it counts as unavailable: longer than the time limit of any file. */
const deadline = fileTimeLimit + 500

/**
 * Milliseconds that must be left for another try: one that is still running would block the next press of "Try again".
 */
const timeForAnotherTry = 2500

const loading = new Map<string, Promise<RouteModule>>()
const loaded = new Map<string, RouteModule>()

/**
 * Loads the route module of a page, or of an area's layout, from the build of its remote that is in force; where that
 * does not run, from an earlier one. A module that was loaded is kept; one that failed is tried again at the next call.
 *
 * @param page the page's name, or "layout"
 * @param address where the person is going: the document may be loaded anew there, if only that can leave a build that
 * has begun to run. Without one it is not.
 * @throws RemoteUnavailable when every build failed, or when the deadline has passed
 */
export function loadRouteModule(remote: RemoteName, page: string, address?: string): Promise<RouteModule> {
  const key = `${remote}/${page}`
  let routeModule = loading.get(key)
  if (!routeModule) {
    routeModule = load(remote, page, address)
    loading.set(key, routeModule)
    routeModule.then(
      result => loaded.set(key, result),
      () => loading.delete(key),
    )
  }
  return routeModule
}

/** The route module that `loadRouteModule` has loaded before. */
export function loadedRouteModule(remote: RemoteName, page: string): RouteModule {
  const routeModule = loaded.get(`${remote}/${page}`)
  if (!routeModule) throw new Error(`${remote}/${page} is not loaded yet; its loader must have run first.`)
  return routeModule
}

async function load(remote: RemoteName, page: string, address: string | undefined): Promise<RouteModule> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), deadline)
  const began = Date.now()
  try {
    const hasTime = () => Date.now() - began < deadline - timeForAnotherTry
    return await inTime(loadFromAnyBuild(remote, page, address, hasTime), late.signal)
  } catch (cause) {
    countFailure(remote)
    const build = buildOf(remote)
    if (build) reportFailure(build, 'away', causeOf(cause, Date.now() - began))
    throw new RemoteUnavailable(remote, build?.id, cause)
  } finally {
    clearTimeout(timer)
  }
}

async function loadFromAnyBuild(
  remote: RemoteName,
  page: string,
  address: string | undefined,
  hasTime: () => boolean,
): Promise<RouteModule> {
  await avoidQuarantined(remote)
  try {
    return await loadTwice(remote, page, hasTime)
  } catch (error) {
    if (error instanceof NoSuchPage) throw error
    return fallBack(remote, page, address, error, hasTime)
  }
}

/** Does not try a build again that failed in this browser a moment ago, unless there is no other. */
async function avoidQuarantined(remote: RemoteName) {
  const build = buildOf(remote)
  if (!build || isRunning(remote) || !isQuarantined(build.id)) return
  const { value: other } = await otherBuilds(remote).next()
  if (other && !isRunning(remote)) tryBuild(other)
}

/** Only a quick failure gets a second try. */
async function loadTwice(remote: RemoteName, page: string, hasTime: () => boolean) {
  try {
    return await reportingFailure(remote, 'open', loadFromBuild(remote, page))
  } catch (error) {
    if (error instanceof NoSuchPage || !hasTime()) throw error
    countFailure(remote)
    // A random delay, so that not all browsers ask at the same moment after an outage.
    await new Promise(resolve => setTimeout(resolve, 200 + Math.random() * 300))
    return reportingFailure(remote, 'retry', loadFromBuild(remote, page))
  }
}

/** Reports a failure with the build that it was in: another may have taken its place by the time it is known. */
function reportingFailure(remote: RemoteName, phase: 'open' | 'retry', work: Promise<RouteModule>) {
  const build = buildOf(remote)
  const began = Date.now()
  return work.catch((error: unknown) => {
    if (build) reportFailure(build, phase, causeOf(error, Date.now() - began))
    throw error
  })
}

/** Resolves as `work` does, or rejects when `signal` is aborted first. */
const inTime = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('no answer in time'))),
    ),
  ])
