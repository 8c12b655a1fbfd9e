import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { buildsPath, type Registry } from '@pundi/contract/federation'
import { codeOf } from '../operator-refusal'
import { longestTab, neededBuilds } from '../registry/needed-builds'
import { revisionsOf } from '../site/write-revision'
import { readHistory } from '../site/history'
import { revisionFolder, revisionsFolder, sourceFolder } from '../site/site-folder'
import { withLock } from '../store/folder/lock-folder'
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
 * is therefore kept for 7 days.
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
    const folders = await findUnneeded(site, registry, now)
    const removed: Removed[] = []
    for (const folder of folders) {
      removed.push({ path: relative(site, folder), bytes: await sizeOf(folder) })
      if (!isDryRun) await remove(folder)
    }
    return removed
  })
}

/** Moved away first: a folder of which a kill left a part would be taken for a build that was changed. */
async function remove(folder: string): Promise<void> {
  const away = join(dirname(folder), `.removed-${basename(folder)}-${randomUUID()}`)
  await rename(folder, away)
  await rm(away, { recursive: true, force: true })
}

async function findUnneeded(site: string, registry: Registry, now: number): Promise<string[]> {
  const needed = neededBuilds(registry, await readHistory(site), now)
  const isOlder = async (folder: string, age: number) => now - (await stat(folder)).mtimeMs > age
  const isUnneeded = async (folder: string, build: string) =>
    isTemporary(folder)
      ? isRemoved(folder) || (await isOlder(folder, longestWork))
      : !needed.has(build) && (await isOlder(folder, longestTab))

  const unneeded: string[] = []
  for (const remote of await foldersIn(join(site, buildsPath)))
    for (const folder of await foldersIn(remote))
      if (await isUnneeded(folder, `${basename(remote)}/${basename(folder)}`)) unneeded.push(folder)
  for (const folder of await foldersIn(dirname(sourceFolder(site, { id: 'any' }))))
    if (await isUnneeded(folder, `shell/${basename(folder)}`)) unneeded.push(folder)
  const kept = revisionsOf(registry).map(name => revisionFolder(site, name))
  for (const folder of await foldersIn(revisionsFolder(site)))
    if (!kept.includes(folder) && (isRemoved(folder) || (await isOlder(folder, longestWork))))
      unneeded.push(folder)
  return unneeded
}

const isRemoved = (folder: string) => basename(folder).startsWith('.removed-')
const isTemporary = (folder: string) => basename(folder).startsWith('.')

/** The folders in a folder, as paths; none where there is no such folder. */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  return entries.filter(entry => entry.isDirectory()).map(({ name }) => join(folder, name))
}

/** The bytes of all files below a folder. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  const sizes = await Promise.all(
    files.map(async file => (await stat(join(file.parentPath, file.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
