import type { Published, Registry, RemoteBuild } from '@pundi/contract/federation'
import { OperatorRefusal } from '../operator-refusal'
import { readDists, recordOf, uploadBuild } from '../publish/publish'
import { repairSite } from '../publish/repair-site'
import { checkRequires } from '../registry/check-registry'
import { checkServed, readServed } from '../registry/check-served'
import { registryFile, revisionFolder } from '../site/site-folder'
import { revisionsOf } from '../site/write-revision'
import { openStore, withLock } from '../store/open-store'
import { keepPreview, previewFolder, type Preview } from './preview'
import { previewPages, registryWith, shellOf } from './preview-pages'

interface Publication {
  site: string
  /** The `dist` folder of a built workspace. */
  dist: string
  /** When its link ends, in milliseconds since 1970. */
  until: number
}

/** The build that a link is for, and the path of its first page. */
export interface Previewed extends Preview {
  path: string
}

/**
 * Uploads a build and writes the pages in which a browser with the link to it sees it. Nothing comes into force, and
 * nobody else sees anything. Each later publication writes these pages anew, for as long as the link is good. Refuses
 * the shell, and what publishing the build would refuse.
 */
export async function publishPreview({ site, dist: folder, until }: Publication): Promise<Previewed> {
  const [dist] = await readDists([folder])
  if (!dist) throw new OperatorRefusal(`${folder} has no build.`)
  const record = await recordOf(site, dist)
  if (record.remote === 'shell')
    throw new OperatorRefusal('The shell cannot be previewed: a build is previewed in the shell in force.')
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
    // In the meantime `gc` may have removed it.
    await uploadBuild(site, dist, record, () => {})
    const preview = { remote: record.remote, id: record.id, until }
    await writePages(site, registry, record)
    await keepPreview(site, preview)
    return { ...preview, path: record.pages[0]?.path ?? '/' }
  })
}

/**
 * Adds the pages to the revision in force, where the server looks for them, and to the one to which it may take a canary
 * back.
 */
async function writePages(site: string, registry: Registry, build: Published<RemoteBuild>) {
  const { read, upload } = await openStore(site)
  for (const folder of revisionsOf(registry).map(revisionFolder)) {
    const content = await read(`${folder}/${registryFile}`)
    if (!content) continue
    // As written, in the order of its keys: pages that a publication wrote before are the same.
    const pages = await previewPages(site, JSON.parse(content.toString()) as Registry, build)
    await upload(`${folder}/${previewFolder(build)}`, pages, { served: true, onFile() {} })
  }
}
