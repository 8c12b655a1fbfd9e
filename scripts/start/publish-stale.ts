import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '../../shared/contract/federation'
import { parseBuild } from '../../deploy/build/read-dist'
import { OperatorRefusal } from '../../deploy/operator-refusal'
import { currentOf } from '../../deploy/registry/next-registry'
import { withLock } from '../../deploy/store/open-store'
import { publish } from '../../deploy/publish/publish'
import { repairSite } from '../../deploy/publish/repair-site'
import { publisher, readHistory, type HistoryEntry } from '../../deploy/site/history'
import { served } from '../../shared/contract/served'
import { timeStep } from './build-stale'

interface Choice {
  root: string
  site: string
  workspaces: string[]
  take: boolean
}

/**
 * Publishes all changed workspaces in a single publication: after a change of the contract, the new
 * builds fit each other but not the old builds. If a team shipped, rolled back or removed a
 * workspace's build, does not publish that workspace and prints the reason. If `take` is true,
 * publishes these workspaces too. First repairs the site if an earlier publication was killed.
 */
export async function publishStale({ root, site, workspaces, take }: Choice): Promise<void> {
  const registry = await withLock(site, () => repairSite(site))
  const history = await readHistory(site)
  const changed: string[] = []
  const left: string[] = []
  for (const workspace of workspaces) {
    const dist = join(root, workspace, 'dist')
    const { remote, id } = parseBuild(dist, await readFile(join(dist, 'build.json')))
    if (currentOf(registry, remote)?.id === id) continue
    const why = take ? undefined : whyLeft(registry, history, remote)
    if (why === undefined) changed.push(workspace)
    else left.push(`Did not publish ${workspace}: ${why}.`)
  }
  if (left.length > 0)
    process.stdout.write(
      `${left.join('\n')}\nTo publish the builds of this checkout all the same: npm start -- --take\n`,
    )
  if (!changed.length) return
  const dists = changed.map(workspace => join(root, workspace, 'dist'))
  try {
    await timeStep(`Published ${changed.join(', ')}`, () =>
      publish({ site, dists, by: publisher(), how: 'start', drop: 'all', served }),
    )
  } catch (error) {
    if (left.length === 0 || !(error instanceof OperatorRefusal)) throw error
    throw new OperatorRefusal(
      `${error.message} To publish all builds of this checkout instead: npm start -- --take`,
    )
  }
}

/**
 * The reason why `npm start` must not replace the live build of a remote or the shell. Undefined if
 * nothing was ever published, or if `npm start` itself published the live build.
 */
function whyLeft(
  { remotes }: Registry,
  history: HistoryEntry[],
  remote: keyof Registry['remotes'] | 'shell',
): string | undefined {
  const canary = remote === 'shell' ? undefined : remotes[remote]?.canary
  if (canary) return `its build ${canary.build.id} runs as a canary in ${canary.percent} % of browsers`
  const last = history.findLast(entry => entry.remote === remote && entry.action in sentences)
  if (!last || (last.action === 'publish' && last.how !== 'ship')) return undefined
  const { action, id, by, at } = last
  return `${sentences[action]?.(id)} by ${by} on ${at.slice(0, 10)}`
}

const sentences: Record<string, (id: string) => string> = {
  publish: id => `build ${id} was shipped`,
  rollback: id => `it was rolled back to build ${id}`,
  revoke: id => `it was rolled back to build ${id}`,
  remove: () => 'this remote was removed',
}
