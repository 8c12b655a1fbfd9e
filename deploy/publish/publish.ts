import type { Registry } from '@pundi/contract/federation'
import { addRecords } from '../registry/add-records'
import { checkBuild } from '../build/check-build'
import { checkRegistry } from '../registry/check-registry'
import { checkServed, readServed } from '../registry/check-served'
import { hashAll, hashInline } from '../files/hash'
import { withLock } from './lock-folder'
import { movePointer, type Step } from './move-pointer'
import { repairSite } from './repair-site'
import { currentOf, nextRegistry } from '../registry/next-registry'
import type { AnyPublished } from '../registry/published-schema'
import { readDist, type Dist } from '../build/read-dist'
import type { Files } from '../files/read-files'
import { buildFolder, readRegistry, sourceFolder } from '../site/site-folder'
import { upload } from './upload'

export interface Publication {
  /** The folder to publish to. It is created if it is missing. */
  site: string
  /** `dist` folders of built workspaces, which come into force together. */
  dists: string[]
  /** Who publishes, for the history. */
  by: string
  /** The versions of the HTTP contract that the server serves; by default those of the server that ran last. */
  served?: readonly string[]
  onStep?: (step: Step) => void
  /** Looks at a shell that is uploaded and not announced yet, in the registry as it will be. May refuse it. */
  tryShell?: (site: string, registry: Registry, sources: Files) => Promise<void>
}

export interface Outcome {
  registry: Registry
  /** `isNew` is false for a build that was published before and is in force again. */
  builds: { remote: string; id: string; isNew: boolean }[]
}

function recordOf({ build, files, sources }: Dist): AnyPublished {
  const integrity = hashAll(files)
  return build.remote === 'shell'
    ? { ...build, integrity, inline: hashInline(sources) }
    : { ...build, integrity }
}

async function uploadBuild(site: string, dist: Dist, record: AnyPublished, onFile: () => void) {
  if (record.remote === 'shell')
    await upload(sourceFolder(site, record), dist.sources, { served: false, onFile })
  const files = new Map(dist.files).set('build.json', Buffer.from(JSON.stringify(record)))
  return upload(buildFolder(site, record), files, { served: true, onFile })
}

/**
 * Publishes built workspaces to a site folder and brings them into force together: uploads each to its own folder,
 * writes the pages into the folder of the revision, then replaces the pointer (`registry.json`), which names that
 * folder. If it is killed at any moment, visitors see nothing of it or all of it. What an earlier one left that was
 * killed is put in order first, also where this one is then refused.
 *
 * Refuses, with an `OperatorRefusal` and before visitors see any change: an invalid build, missing files, pages of
 * another remote, a contract that does not fit the other builds in force or the server, a build that is in force already
 * or revoked, an id that is taken by different content, and what `tryShell` refuses.
 */
export async function publish({
  site,
  dists,
  by,
  served,
  onStep = () => {},
  tryShell,
}: Publication): Promise<Outcome> {
  const read: Dist[] = []
  for (const folder of dists) read.push(await readDist(folder))
  read.forEach(checkBuild)
  const records = read.map(recordOf)
  const changed = new Set(records.map(record => record.remote))
  const propose = async (registry: Registry) => {
    const next = nextRegistry(registry, records)
    checkRegistry(next, changed)
    checkServed(records, served ?? (await readServed(site)))
    return next
  }
  await propose(await withLock(site, () => repairSite(site)))

  const builds: Outcome['builds'] = []
  for (const [index, dist] of read.entries()) {
    const record = records[index]
    if (!record) continue
    const isNew = await uploadBuild(site, dist, record, () => onStep('file uploaded'))
    builds.push({ remote: record.remote, id: record.id, isNew })
    onStep('build uploaded')
  }
  const shell = read.find(({ build }) => build.remote === 'shell')
  if (shell) await tryShell?.(site, await propose(await readRegistry(site)), shell.sources)
  return withLock(site, async () => {
    onStep('locked')
    const before = await repairSite(site)
    const next = await addRecords(site, await propose(before))
    const entries = records.map(({ remote, id }) => ({
      remote,
      id,
      previous: currentOf(before, remote)?.id ?? null,
    }))
    const registry = await movePointer({ site, before, next, by, action: 'publish', entries, onStep })
    return { registry, builds }
  })
}
