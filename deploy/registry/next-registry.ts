import {
  matchPath,
  pathsOfPage,
  type Candidates,
  type Published,
  type Registry,
  type RemoteBuild,
  type ShellBuild,
} from '@pundi/contract/federation'
import { OperatorRefusal } from '../operator-refusal'
import type { AnyPublished } from './published-schema'

/** The most fallbacks of a remote. Also the most builds that a rollback skipped. */
export const keptBuilds = 5

const candidatesOf = (registry: Registry, remote: AnyPublished['remote']) =>
  (remote === 'shell' ? registry.shell : registry.remotes[remote]) ?? undefined

export const currentOf = (registry: Registry, remote: AnyPublished['remote']) =>
  candidatesOf(registry, remote)?.current

export function requireCandidates(site: string, registry: Registry, remote: AnyPublished['remote']) {
  const candidates = candidatesOf(registry, remote)
  if (!candidates) throw new OperatorRefusal(`No build of ${remote} is published in ${site}.`)
  return candidates
}

export function refuseKnown<Build extends RemoteBuild | ShellBuild>(
  build: Pick<Build, 'remote' | 'id'>,
  before: Pick<Candidates<Build>, 'current' | 'revoked'>,
) {
  if (before.current.id === build.id)
    throw new OperatorRefusal(
      `Build ${build.id} of ${build.remote} is already live, so there is nothing to publish.`,
    )
  if (before.revoked.includes(build.id))
    throw new OperatorRefusal(
      `Build ${build.id} of ${build.remote} was revoked. Build again and publish the new build.`,
    )
}

function succeed<Build extends RemoteBuild | ShellBuild>(
  build: Published<Build>,
  before: Candidates<Build> | null | undefined,
): Candidates<Build> {
  if (!before) return { current: build, fallback: [], revoked: [] }
  refuseKnown(build, before)
  const { canary, ...rest } = before
  const others = (ids: string[]) => ids.filter(id => id !== build.id).slice(0, keptBuilds)
  return {
    ...rest,
    current: build,
    fallback: others([before.current.id, ...before.fallback]),
    passed: others([...(canary ? [canary.build.id] : []), ...(before.passed ?? [])]),
  }
}

/**
 * Leaves out builds that are live already. If all are live, returns all of them, so that
 * `nextRegistry` refuses them.
 */
export function withoutCurrent<Build extends AnyPublished>(registry: Registry, builds: Build[]): Build[] {
  const left = builds.filter(({ remote, id }) => currentOf(registry, remote)?.id !== id)
  return left.length > 0 ? left : builds
}

/**
 * Paths that show a page in `before` but not in `next`. A path is not lost if a pattern in `next`,
 * such as "/goals/*", matches it.
 */
export function pagesLost(before: Registry, next: Registry): string[] {
  const pathsOf = ({ remotes }: Registry) =>
    Object.values(remotes).flatMap(({ current }) => current.pages.flatMap(pathsOfPage))
  const present = pathsOf(next)
  return pathsOf(before).filter(path => matchPath(present, path) === undefined)
}

/**
 * The registry after `builds` go live. Each build that they replace becomes the first fallback.
 * Refuses a build that is already live, and a revoked build.
 */
export function nextRegistry(registry: Registry, builds: AnyPublished[]): Registry {
  const next = { ...registry, revision: registry.revision + 1, remotes: { ...registry.remotes } }
  for (const build of builds) {
    if (build.remote === 'shell') next.shell = succeed(build, registry.shell)
    else next.remotes[build.remote] = succeed(build, registry.remotes[build.remote])
  }
  return next
}

function giveWay<Build extends RemoteBuild | ShellBuild>(
  build: Published<Build>,
  before: Candidates<Build>,
  isRevoked: boolean,
): Candidates<Build> {
  const inOrder = [...(before.passed ?? []), before.current.id, ...before.fallback]
  const place = inOrder.indexOf(build.id)
  const kept = (ids: string[]) =>
    ids.filter(id => !isRevoked || id !== before.current.id).slice(0, keptBuilds)
  return {
    ...before,
    current: build,
    fallback: kept(inOrder.slice(place + 1)),
    passed: kept(inOrder.slice(0, place)),
    revoked: isRevoked ? [...before.revoked, before.current.id] : before.revoked,
  }
}

/**
 * The registry after a rollback to `build`, or after an operator undid a rollback. Builds newer
 * than `build` are not fallbacks, because one of them caused the rollback. An operator may still
 * make them live again, unless they are revoked.
 *
 * @param isRevoked if true, the build that was live before can never be live again
 */
export function returnedTo(registry: Registry, build: AnyPublished, isRevoked: boolean): Registry {
  const next = { ...registry, revision: registry.revision + 1, remotes: { ...registry.remotes } }
  if (build.remote === 'shell') {
    if (registry.shell) next.shell = giveWay(build, registry.shell, isRevoked)
    return next
  }
  const before = registry.remotes[build.remote]
  if (before) next.remotes[build.remote] = giveWay(build, before, isRevoked)
  return next
}
