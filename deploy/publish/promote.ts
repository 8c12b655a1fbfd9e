import type { Registry } from '@pundi/contract/federation'
import { OperatorRefusal } from '../operator-refusal'
import { addRecords } from '../site/add-records'
import { checkRegistry } from '../registry/check-registry'
import { nextRegistry, requireCandidates } from '../registry/next-registry'
import type { AnyPublished } from '../registry/published-schema'
import { withLock } from '../store/open-store'
import { movePointer } from './move-pointer'
import { repairSite } from './repair-site'

interface Promotion {
  site: string
  remote: AnyPublished['remote']
  by: string
}

export function promote({ site, remote, by }: Promotion): Promise<{ registry: Registry; id: string }> {
  return withLock(site, async () => {
    const before = await repairSite(site)
    const { current, canary } = requireCandidates(site, before, remote)
    if (!canary)
      throw new OperatorRefusal(
        `${remote} has no canary to promote. Start a canary first: npm run ship, with --percent.`,
      )
    const { build } = canary
    const next = await addRecords(site, nextRegistry(before, [build]))
    checkRegistry(next, new Set([remote]))
    const entries = [{ remote, id: build.id, previous: current.id, how: 'ship' }]
    const onStep = () => {}
    const registry = await movePointer({ site, before, next, by, action: 'publish', entries, onStep })
    return { registry, id: build.id }
  })
}
