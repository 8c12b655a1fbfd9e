import { remoteNames, type Registry } from '@pundi/contract/federation'
import { addRecords } from '../registry/add-records'
import { checkBuild } from '../build/check-build'
import { withCanary } from '../registry/canary'
import { checkRegistry, checkRequires, forCanary } from '../registry/check-registry'
import { checkServed, readServed } from '../registry/check-served'
import { hashAll, hashInline } from '../files/hash'
import { openStore, withLock } from '../store/open-store'
import { movePointer, type Step } from './move-pointer'
import { repairSite } from './repair-site'
import { currentOf, nextRegistry, pagesLost, withoutCurrent } from '../registry/next-registry'
import type { AnyPublished } from '../registry/published-schema'
import { readDist, type Dist } from '../build/read-dist'
import type { Files } from '../files/read-files'
import { OperatorRefusal } from '../operator-refusal'
import { buildFolder, readRegistry, recordFile, sourceFolder } from '../site/site-folder'

export interface Publication {
  /** The folder to publish to, which is created if it is missing, or the address of a bucket. */
  site: string
  /** `dist` folders of built workspaces, which come into force together. */
  dists: string[]
  /** Who publishes, for the history. */
  by: string
  /** Of a hundred browsers so many run the one build; without it all do. */
  percent?: number | undefined
  /** The versions of the HTTP contract that the server serves; by default those of the server that ran last. */
  served?: readonly string[]
  onStep?: (step: Step) => void
  /** Looks at a shell that is uploaded and not announced yet, in the registry as it will be. May refuse it. */
  tryShell?: (site: string, registry: Registry, sources: Files) => Promise<void>
}

export interface Outcome {
  registry: Registry
  /**
   * The builds that came into force. `isNew` is false for one that was published before and is in force again. Of
   * several builds, those that were in force already are left out.
   */
  builds: { remote: string; id: string; isNew: boolean }[]
  /** Paths of pages that are gone. */
  lost: string[]
}

function only(records: AnyPublished[]): AnyPublished {
  const [record, ...others] = records
  if (!record || others.length > 0)
    throw new OperatorRefusal('--percent publishes one build, and none --with it.')
  return record
}

/** Reads and checks builds. Refuses two of one remote. */
export async function readDists(folders: string[]): Promise<Dist[]> {
  const dists: Dist[] = []
  for (const folder of folders) {
    const dist = await readDist(folder)
    const other = dists.find(({ build }) => build.remote === dist.build.remote)
    if (other)
      throw new OperatorRefusal(`${other.folder} and ${folder} are both builds of ${dist.build.remote}.`)
    checkBuild(dist)
    dists.push(dist)
  }
  return dists
}

/** The record of a build: what it says of itself, with the hashes of its files, as the site may have it already. */
export async function recordOf(site: string, { build, files, sources }: Dist): Promise<AnyPublished> {
  const { read } = await openStore(site)
  const integrity = hashAll(files, await read(recordFile(build)))
  return build.remote === 'shell'
    ? { ...build, integrity, inline: hashInline(sources) }
    : { ...build, integrity }
}

/** Uploads a build to its folder, and the templates of a shell. Answers false if it is there already. */
export async function uploadBuild(site: string, dist: Dist, record: AnyPublished, onFile: () => void) {
  const { upload } = await openStore(site)
  if (record.remote === 'shell') await upload(sourceFolder(record), dist.sources, { served: false, onFile })
  const files = new Map(dist.files).set('build.json', Buffer.from(JSON.stringify(record)))
  return upload(buildFolder(record), files, { served: true, onFile })
}

/**
 * Publishes built workspaces to a site folder and brings them into force together: uploads each to its own folder,
 * writes the pages into the folder of the revision, then replaces the pointer (`registry.json`), which names that
 * folder. If it is killed at any moment, visitors see nothing of it or all of it. What an earlier one left that was
 * killed is put in order first, also where this one is then refused.
 *
 * Refuses, with an `OperatorRefusal` and before visitors see any change: an invalid build, missing files, pages of
 * another remote, a contract that does not fit the other builds in force or the server or says nothing of a thing that
 * the shell provides, builds that are all in force already, a revoked one, an id that is taken by different content, and
 * what `tryShell` refuses.
 */
export async function publish(publication: Publication): Promise<Outcome> {
  const { site, dists, by, percent, served, onStep = () => {}, tryShell } = publication
  const read = await Promise.all(
    (await readDists(dists)).map(async dist => ({ dist, record: await recordOf(site, dist) })),
  )
  const changed = new Set(read.map(({ record }) => record.remote))
  const propose = async (registry: Registry) => {
    const records = withoutCurrent(registry, read.map(({ record }) => record)) // oxfmt-ignore
    const next =
      percent === undefined ? nextRegistry(registry, records) : withCanary(registry, only(records), percent)
    checkRequires(forCanary(next), registry.shell ? changed : new Set([...remoteNames, 'shell']))
    checkRegistry(next, changed)
    checkServed(records, served ?? (await readServed(site)))
    return { next, records }
  }
  const action = percent === undefined ? 'publish' : 'canary'
  await propose(await withLock(site, () => repairSite(site)))

  const uploaded = new Set<string>()
  for (const { dist, record } of read) {
    if (await uploadBuild(site, dist, record, () => onStep('file uploaded'))) uploaded.add(record.id)
    onStep('build uploaded')
  }
  const shell = read.find(({ record }) => record.remote === 'shell')
  if (shell && tryShell) {
    const { next } = await propose(await readRegistry(site))
    await tryShell(site, await addRecords(site, next), shell.dist.sources)
  }
  return withLock(site, async () => {
    onStep('locked')
    const before = await repairSite(site)
    const { next, records } = await propose(before)
    // In the meantime `gc` may have removed a build that was published before.
    for (const { dist, record } of read) await uploadBuild(site, dist, record, () => {})
    const entries = records.map(({ remote, id }) => ({
      remote,
      id,
      previous: currentOf(before, remote)?.id ?? null,
    }))
    const registry = await movePointer({
      ...{ site, before, next: await addRecords(site, next), by, action, entries, onStep },
    })
    const builds = records.map(({ remote, id }) => ({ remote, id, isNew: uploaded.has(id) }))
    return { registry, builds, lost: pagesLost(before, next) }
  })
}
