import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseBuild } from '../../deploy/build/read-dist'
import { currentOf } from '../../deploy/registry/next-registry'
import { withLock } from '../../deploy/store/open-store'
import { publish } from '../../deploy/publish/publish'
import { repairSite } from '../../deploy/publish/repair-site'
import { publisher } from '../../deploy/site/history'
import { served } from '../../shared/contract/served'
import { timeStep } from './build-stale'

/**
 * Publishes the built workspaces that are not in force in a site folder, all in one publication: after a change of the
 * contract they fit each other but not the old builds. What a killed publication left is put in order first.
 */
export async function publishStale(root: string, site: string, workspaces: string[]): Promise<void> {
  const registry = await withLock(site, () => repairSite(site))
  const changed: string[] = []
  for (const workspace of workspaces) {
    const dist = join(root, workspace, 'dist')
    const build = parseBuild(dist, await readFile(join(dist, 'build.json')))
    if (currentOf(registry, build.remote)?.id !== build.id) changed.push(workspace)
  }
  if (!changed.length) return
  const dists = changed.map(workspace => join(root, workspace, 'dist'))
  await timeStep(`Published ${changed.join(', ')}`, () => publish({ site, dists, by: publisher(), served }))
}
