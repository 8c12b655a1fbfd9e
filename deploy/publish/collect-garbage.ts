import type { Registry } from '@pundi/contract/federation'
import { livePreviews, nameOfPreview, previewsFolder } from '../preview/preview'
import { longestTab, neededBuilds } from '../registry/needed-builds'
import { revisionsOf } from '../site/write-revision'
import { readHistory } from '../site/history'
import { buildsFolder, revisionFolder, revisionsFolder, sourcesFolder } from '../site/site-folder'
import { openStore, withLock } from '../store/open-store'
import type { StoredFolder } from '../store/site-store'
import { repairSite } from './repair-site'

/** A folder that is removed, relative to the site. */
export interface Removed {
  path: string
  bytes: number
}

/** A day, in milliseconds: no publication takes so long, and no server keeps reading an earlier revision. */
const longestWork = 86_400_000

/**
 * Removes the builds that nobody needs any more (see `neededBuilds`) and are older than 7 days, revisions that are not
 * in force and older than a day, and what killed publications left. A build that was uploaded but never came into force
 * is therefore kept for 7 days, one that a link opens until the link ends.
 *
 * @param isDryRun nothing is removed, and the answer is what would be
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
