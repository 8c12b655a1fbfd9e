import type { Published, Registry, RemoteBuild, RemoteName } from '@pundi/contract/federation'
import { OperatorRefusal } from '../operator-refusal'
import { keptBuilds, refuseKnown } from './next-registry'
import type { AnyPublished } from './published-schema'

export const canaryOf = ({ remotes }: Registry): RemoteName | undefined =>
  Object.values(remotes).find(({ canary }) => canary)?.current.remote

/**
 * Adds a canary to the registry. Refuses while another remote has a canary, because each failure
 * must be attributable to one build.
 */
export function withCanary(registry: Registry, build: AnyPublished, percent: number): Registry {
  if (build.remote === 'shell')
    throw new OperatorRefusal(
      'The shell cannot run as a canary, because all pages share one shell. Leave out --percent.',
    )
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new OperatorRefusal(
      '--percent must be a whole number from 1 to 99. Without --percent everybody gets the build.',
    )
  const before = registry.remotes[build.remote]
  if (!before)
    throw new OperatorRefusal(
      `No build of ${build.remote} is live yet. Publish the first one without --percent.`,
    )
  refuseKnown(build, before)
  const other = canaryOf(registry)
  if (other !== undefined && other !== build.remote)
    throw new OperatorRefusal(
      `A canary of ${other} is running, and only one canary may run at a time. Wait until it is promoted or rolled back.`,
    )
  return change(registry, build.remote, { build, percent })
}

/** Removes the canary from the registry. A later rollback may still select its build. */
export const withoutCanary = (registry: Registry, remote: RemoteName): Registry =>
  change(registry, remote, undefined)

function change(
  registry: Registry,
  remote: RemoteName,
  canary: { build: Published<RemoteBuild>; percent: number } | undefined,
): Registry {
  const remotes = { ...registry.remotes }
  const before = remotes[remote]
  if (before) {
    const { canary: left, passed = [], ...rest } = before
    const others = [...(left ? [left.build.id] : []), ...passed].filter(id => id !== canary?.build.id)
    remotes[remote] = {
      ...rest,
      passed: [...new Set(others)].slice(0, keptBuilds),
      ...(canary && { canary }),
    }
  }
  return { ...registry, revision: registry.revision + 1, remotes }
}
