import type { Registry } from '@pundi/contract/federation'
import { livePreviews, nameOfPreview, previewsFolder } from '../registry/preview'
import { longestTab, neededBuilds } from '../site/needed-builds'
import { revisionsOf } from './write-revision'
import { readHistory } from '../site/history'
import { buildsFolder, revisionFolder, revisionsFolder, sourcesFolder } from '../site/site-folder'
import { openStore, withLock } from '../store/open-store'
import type { StoredFolder } from '../store/site-store'
import { repairSite } from './repair-site'

export interface Removed {
  path: string
  bytes: number
}

/**
 * A day in milliseconds. No publication takes longer, and no server uses an old revision for
 * longer.
 */
const longestWork = 86_400_000

/**
 * Removes unneeded builds after 7 days (see `neededBuilds`), old revisions after a day, and
 * leftovers of killed publications. Uploads that never went live remain for 7 days, previews until
 * their link expires.
 *
 * @param isDryRun if true, only returns what would be removed
 */
export function collectGarbage({
  site,
  isDryRun,
  now = Date.now(),
}: {
  site: string
  isDryRun: boolean
  now?: number
}): Promise<Removed[]> {
  return withLock(site, async () => {
    const registry = await repairSite(site)
    const store = await openStore(site)
    const removed: Removed[] = []
    for (const path of await findUnneeded(site, registry, now)) {
      removed.push({ path, bytes: await store.sizeOf(path) })
      if (!isDryRun) await store.remove(path)
    }
    return removed
  })
}

async function findUnneeded(site: string, registry: Registry, now: number): Promise<string[]> {
  const { listFolders } = await openStore(site)
  const previews = await livePreviews(site, now)
  const needed = neededBuilds(registry, await readHistory(site), previews, now)
  const isOlder = (folder: StoredFolder, age: number) => now - folder.changedAt > age
  const isUnneeded = (folder: StoredFolder, remote: string) =>
    isTemporary(folder)
      ? isRemoved(folder) || isOlder(folder, longestWork)
      : !needed.has(`${remote}/${folder.name}`) && isOlder(folder, longestTab)

  const unneeded: string[] = []
  for (const { name: remote } of await listFolders(buildsFolder))
    for (const folder of await listFolders(`${buildsFolder}/${remote}`))
      if (isUnneeded(folder, remote)) unneeded.push(`${buildsFolder}/${remote}/${folder.name}`)
  for (const folder of await listFolders(sourcesFolder))
    if (isUnneeded(folder, 'shell')) unneeded.push(`${sourcesFolder}/${folder.name}`)
  const open = previews.map(nameOfPreview)
  for (const folder of await listFolders(previewsFolder))
    if (!open.includes(folder.name)) unneeded.push(`${previewsFolder}/${folder.name}`)
  const kept = revisionsOf(registry)
  for (const folder of await listFolders(revisionsFolder))
    if (!kept.includes(folder.name) && (isRemoved(folder) || isOlder(folder, longestWork)))
      unneeded.push(revisionFolder(folder.name))
  return unneeded
}

const isRemoved = ({ name }: StoredFolder) => name.startsWith('.removed-')
const isTemporary = ({ name }: StoredFolder) => name.startsWith('.')
