import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@pundi/contract/federation'
import { replaceFile } from '../files/write-file'
import { OperatorRefusal } from '../operator-refusal'
import { readHistoryFile } from '../site/history'
import {
  readIfPresent,
  readRegistry,
  registryFile,
  revisionFolder,
  revisionsFolder,
} from '../site/site-folder'
import { filesOf, revisionsOf, writeRevision } from '../site/write-revision'

/**
 * Brings a site in order after a publication that was killed: removes what nobody sees of it, and writes the pages of
 * the revision in force anew where they are missing or are not what they would be now. The caller must hold the site's
 * lock.
 *
 * @returns the registry in force
 */
export async function repairSite(site: string): Promise<Registry> {
  const registry = await readRegistry(site)
  await removeUnfinished(site, registry)
  if (registry.revision === 0) return registry
  try {
    if (await isWhole(site, registry)) return registry
    const repaired = await writeRevision(site, registry, await readHistoryFile(site, registry), () => {})
    await replaceFile(registryFile(site), Buffer.from(JSON.stringify(repaired)))
    return repaired
  } catch (error) {
    // The templates of an older shell may lack a place that pages have now. Only a new shell mends that.
    if (error instanceof OperatorRefusal) return registry
    throw error
  }
}

/** Whether the folder of the revision has every page and root file, as it would be written now. */
async function isWhole(site: string, registry: Registry): Promise<boolean> {
  if (registry.folder === undefined) return false
  const folder = revisionFolder(site, registry.folder)
  const pointer = (await readIfPresent(registryFile(site))) ?? Buffer.alloc(0)
  // As written, in the order of its keys: pages contain it.
  const expected = await filesOf(site, JSON.parse(pointer.toString()) as Registry)
  expected.set('registry.json', pointer)
  for (const [path, content] of expected)
    if (!(await readIfPresent(join(folder, path)))?.equals(content)) return false
  return true
}

/**
 * Removes revisions after the one in force, uploads of such that did not end, and copies of the pointer that did not
 * take its place. Under the lock nobody else is writing them.
 */
async function removeUnfinished(site: string, registry: Registry): Promise<void> {
  const needed = revisionsOf(registry)
  const isAhead = (name: string) =>
    !needed.includes(name) && (name.startsWith('.upload-') || Number.parseInt(name) >= registry.revision)
  const revisions = await readdir(revisionsFolder(site)).catch(() => [])
  for (const name of revisions.filter(isAhead))
    await rm(join(revisionsFolder(site), name), { recursive: true, force: true })
  const temporary = (await readdir(site)).filter(name => /^\.registry\.(json\.|next\.json$)/.test(name))
  for (const name of temporary) await rm(join(site, name), { force: true })
}
