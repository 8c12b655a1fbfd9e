import type { Published, Registry, RemoteBuild, RemoteName } from '@pundi/contract/federation'
import { OperatorRefusal } from '../operator-refusal'
import { keptBuilds, refuseKnown } from './next-registry'
import type { AnyPublished } from './published-schema'

/** The remote of which a part of all browsers runs another build; undefined if there is none. */
export const canaryOf = ({ remotes }: Registry): RemoteName | undefined =>
  Object.values(remotes).find(({ canary }) => canary)?.current.remote

/**
 * The next revision of the registry, in which so many of a hundred browsers run a build in place of the one in force.
 * Refuses the shell, the first build of a remote, one that is in force or was revoked, a share that is not from 1 to 99,
 * and a second remote: whoever looks at failures must know which build they are of.
 */
export function withCanary(registry: Registry, build: AnyPublished, percent: number): Registry {
  if (build.remote === 'shell')
    throw new OperatorRefusal(
      'The shell cannot be given to a part of all browsers: every page names one shell.',
    )
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new OperatorRefusal(
      '--percent must be a whole number from 1 to 99. Without it everybody gets the build.',
    )
  const before = registry.remotes[build.remote]
  if (!before)
    throw new OperatorRefusal(
      `No build of ${build.remote} is in force yet: publish the first one without --percent.`,
    )
  refuseKnown(build, before)
  const other = canaryOf(registry)
  if (other !== undefined && other !== build.remote)
    throw new OperatorRefusal(
      `A part of all browsers runs a build of ${other}. Wait until it is promoted or rolled back.`,
    )
  return change(registry, build.remote, { build, percent })
}

/** The next revision of the registry, in which nobody runs the canary of a remote any more. It can be gone forward to. */
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
