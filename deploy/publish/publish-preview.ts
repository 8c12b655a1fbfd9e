import type { Published, Registry, RemoteBuild } from '@pundi/contract/federation'
import { OperatorRefusal } from '../operator-refusal'
import { readDists, recordOf, uploadBuild } from './publish'
import { repairSite } from './repair-site'
import { checkRequires } from '../registry/check-registry'
import { checkServed, readServed } from '../registry/check-served'
import { registryFile, revisionFolder } from '../site/site-folder'
import { revisionsOf } from './write-revision'
import { openStore, withLock } from '../store/open-store'
import { keepPreview, previewFolder, type Preview } from '../registry/preview'
import { previewPages, registryWith, shellOf } from '../preview/preview-pages'

interface Publication {
  site: string
  dist: string
  /** Milliseconds since 1970. */
  until: number
}

export interface Previewed extends Preview {
  path: string
}

/**
 * Publishes a build for visitors with a link. Until the link expires, later publications render the
 * preview's pages again. Refuses a build that publishing would refuse.
 */
export async function publishPreview({ site, dist: folder, until }: Publication): Promise<Previewed> {
  const [dist] = await readDists([folder])
  if (!dist) throw new OperatorRefusal(`${folder} has no build.`)
  const record = await recordOf(site, dist)
  if (record.remote === 'shell')
    throw new OperatorRefusal('The shell cannot be previewed: a preview uses the live shell.')
  const served = await readServed(site)
  const check = (registry: Registry) => {
    shellOf(registry)
    checkRequires(registryWith(registry, record), new Set([record.remote]))
    checkServed([record], served)
  }
  check(await withLock(site, () => repairSite(site)))
  await uploadBuild(site, dist, record, () => {})
  return withLock(site, async () => {
    const registry = await repairSite(site)
    check(registry)
    // Uploads again, because `gc` may have removed the build before this process got the lock.
    await uploadBuild(site, dist, record, () => {})
    const preview = { remote: record.remote, id: record.id, until }
    await writePages(site, registry, record)
    await keepPreview(site, preview)
    return { ...preview, path: record.pages[0]?.path ?? '/' }
  })
}

/**
 * Adds the preview's pages to the live revision. During a canary, also adds them to the revision
 * that will be live if the canary is stopped.
 */
async function writePages(site: string, registry: Registry, build: Published<RemoteBuild>) {
  const { read, upload } = await openStore(site)
  for (const folder of revisionsOf(registry).map(revisionFolder)) {
    const content = await read(`${folder}/${registryFile}`)
    if (!content) continue
    // Parse without the schema, which would reorder the keys. The pages must equal those that a
    // publication writes.
    const pages = await previewPages(site, JSON.parse(content.toString()) as Registry, build)
    await upload(`${folder}/${previewFolder(build)}`, pages, { served: true, onFile() {} })
  }
}
