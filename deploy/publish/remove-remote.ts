import type { Registry } from '@pundi/contract/federation'
import { OperatorRefusal } from '../operator-refusal'
import { requireCandidates } from '../registry/next-registry'
import type { AnyPublished } from '../registry/published-schema'
import { withLock } from '../store/open-store'
import { movePointer } from './move-pointer'
import { repairSite } from './repair-site'

/**
 * Removes a remote from the live registry. Its builds remain until `gc`, so the remote can be
 * published again. Refuses the shell.
 */
export function removeRemote({
  site,
  remote,
  by,
}: {
  site: string
  remote: AnyPublished['remote']
  by: string
}): Promise<{ registry: Registry; lost: string[] }> {
  return withLock(site, async () => {
    const before = await repairSite(site)
    if (remote === 'shell') throw new OperatorRefusal('The shell cannot be removed: every area needs it.')
    const { current } = requireCandidates(site, before, remote)
    if (!('pages' in current))
      throw new OperatorRefusal(`${remote} is not a published remote, so there is nothing to remove.`)
    const { [remote]: _, ...remotes } = before.remotes
    const registry = await movePointer({
      ...{ site, before, by, action: 'remove' as const },
      next: { ...before, revision: before.revision + 1, remotes },
      entries: [{ remote, id: current.id, previous: current.id }],
      onStep: () => {},
    })
    return { registry, lost: current.pages.map(({ path }) => path) }
  })
}
