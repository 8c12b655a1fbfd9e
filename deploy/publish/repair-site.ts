import type { Registry } from '@pundi/contract/federation'
import { OperatorRefusal } from '../operator-refusal'
import { readHistoryFile } from '../site/history'
import { readRegistry, registryFile, revisionFolder, revisionsFolder } from '../site/site-folder'
import { filesOf, revisionsOf, writeRevision } from './write-revision'
import { openStore } from '../store/open-store'

/**
 * Repairs a site after a killed publication: removes unfinished files, and writes the live
 * revision's pages again if they are missing or outdated. The caller must hold the site's lock.
 *
 * @returns the live registry
 */
export async function repairSite(site: string): Promise<Registry> {
  const registry = await readRegistry(site)
  await removeUnfinished(site, registry)
  if (registry.revision === 0) return registry
  try {
    const store = await openStore(site)
    const pointer = await store.read(registryFile)
    if (!pointer || (await isWhole(site, registry, pointer))) return registry
    const repaired = await writeRevision(site, registry, await readHistoryFile(site, registry), () => {})
    const isReplaced = await store.replace(registryFile, Buffer.from(JSON.stringify(repaired)), pointer)
    return isReplaced ? repaired : await readRegistry(site)
  } catch (error) {
    // The templates of an older shell may lack a placeholder. Only a new shell can fix that, so
    // continue.
    if (error instanceof OperatorRefusal) return registry
    throw error
  }
}

async function isWhole(site: string, registry: Registry, pointer: Buffer): Promise<boolean> {
  if (registry.folder === undefined) return false
  const { readFolder } = await openStore(site)
  const present = await readFolder(revisionFolder(registry.folder))
  // Parse without the schema, which would reorder the keys. Pages contain the registry in this
  // order.
  const expected = await filesOf(site, JSON.parse(pointer.toString()) as Registry)
  expected.set('registry.json', pointer)
  return [...expected].every(([path, content]) => present.get(path)?.equals(content))
}

/**
 * Removes revisions newer than the live revision, unfinished uploads and temporary copies of
 * `registry.json`. The caller must hold the lock, so that no process still writes these files.
 */
async function removeUnfinished(site: string, registry: Registry): Promise<void> {
  const needed = revisionsOf(registry)
  const isAhead = (name: string) =>
    !needed.includes(name) && (name.startsWith('.upload-') || Number.parseInt(name) >= registry.revision)
  const store = await openStore(site)
  for (const { name } of await store.listFolders(revisionsFolder))
    if (isAhead(name)) await store.remove(revisionFolder(name))
  await store.removeLeftovers()
}
