import type { Registry, RemoteBuild, ShellBuild } from '@pundi/contract/federation'
import { requireAsPublished } from '../build/as-published'
import { addRecords } from '../site/add-records'
import { withoutCanary } from '../registry/canary'
import { checkRegistry } from '../registry/check-registry'
import { checkServed, readServed } from '../registry/check-served'
import { openStore, withLock } from '../store/open-store'
import { movePointer } from './move-pointer'
import { repairSite } from './repair-site'
import { requireCandidates, returnedTo } from '../registry/next-registry'
import { publishedSchema, type AnyPublished } from '../registry/published-schema'
import { parseJson } from '../files/parse-json'
import { OperatorRefusal } from '../operator-refusal'
import { buildFolder, recordFile } from '../site/site-folder'

export interface Return {
  site: string
  remote: AnyPublished['remote']
  /**
   * Id of an earlier build, or of a build that a rollback skipped. By default, the previous build.
   */
  to?: string | undefined
  /** If true, the current build can never be live again. */
  isRevoked: boolean
  by: string
}

/**
 * Makes an earlier or skipped build live by replacing `registry.json`; nothing is built or
 * uploaded. Later builds are then no longer fallbacks. Refuses a build that was never live, was
 * revoked, has changed files, or does not fit the other live builds. During a canary, only ends the
 * canary if `to` is missing.
 *
 * @returns the live registry, and the ids of both builds
 */
export async function takeBack({ site, remote, to, isRevoked, by }: Return) {
  return withLock(site, async () => {
    const before = await repairSite(site)
    const { current, fallback, passed = [], canary } = requireCandidates(site, before, remote)
    if (canary && to === undefined && remote !== 'shell') {
      const next = await addRecords(
        site,
        canaryRevoked(withoutCanary(before, remote), canary.build, isRevoked),
      )
      const previous = canary.build.id
      const entries = [{ remote, id: current.id, previous }]
      const action = isRevoked ? ('revoke' as const) : ('withdraw' as const)
      const registry = await movePointer({ site, before, next, by, action, entries, onStep: () => {} })
      return { registry, id: current.id, previous, wasCanary: true }
    }
    const previous = current.id
    const id = to ?? fallback[0]
    if (id === undefined)
      throw new OperatorRefusal(
        `Build ${previous} of ${remote} is the only build, so there is none to return to.`,
      )
    const known = [...passed, ...fallback]
    if (!known.includes(id))
      throw new OperatorRefusal(
        `There is no build ${id} of ${remote} to return to. Possible builds: ${known.join(', ') || 'none'}.`,
      )
    const published = await readPublished(site, { remote, id })
    const next = await addRecords(site, returnedTo(before, published, isRevoked))
    checkRegistry(next, new Set([remote]))
    checkServed([published], await readServed(site))
    const action = isRevoked ? ('revoke' as const) : ('rollback' as const)
    const registry = await movePointer({
      ...{ site, before, next, by, action },
      entries: [{ remote, id, previous }],
      onStep: () => {},
    })
    return { registry, id, previous, wasCanary: false }
  })
}

function canaryRevoked(
  registry: Registry,
  { remote, id }: RemoteBuild | ShellBuild,
  isRevoked: boolean,
): Registry {
  const own = remote === 'shell' ? undefined : registry.remotes[remote]
  if (!own || !isRevoked || remote === 'shell') return registry
  const changed = {
    ...own,
    revoked: [...own.revoked, id],
    passed: own.passed?.filter(other => other !== id) ?? [],
  }
  return { ...registry, remotes: { ...registry.remotes, [remote]: changed } }
}

async function readPublished(site: string, build: { remote: string; id: string }): Promise<AnyPublished> {
  const { readFolder, nameOf } = await openStore(site)
  const folder = buildFolder(build)
  const record = await requireAsPublished(await readFolder(folder), nameOf(folder))
  return parseJson(
    nameOf(recordFile(build)),
    record,
    publishedSchema(build.remote),
    'Publish a new build instead.',
  )
}
