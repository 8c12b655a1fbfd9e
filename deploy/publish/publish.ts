import type { Registry } from '@pundi/contract/federation'
import { addRecords } from '../site/add-records'
import { checkBuild } from '../build/check-build'
import { withCanary } from '../registry/canary'
import { checkRegistry, checkRequires, forCanary } from '../registry/check-registry'
import { checkServed, readServed } from '../registry/check-served'
import { hashAll, hashInline } from '../files/hash'
import type { How } from '../site/history'
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
  /** A folder, which is created if missing, or a bucket's address. */
  site: string
  dists: string[]
  by: string
  how?: How
  /**
   * Paths of live pages that the publication may remove, or "all". By default, a publication that
   * loses a page is refused.
   */
  drop?: readonly string[] | 'all'
  /**
   * Percentage of browsers that get the build as a canary. By default, all browsers get the build.
   */
  percent?: number | undefined
  /**
   * HTTP contract versions of the server. By default, those that the last running server reported.
   */
  served?: readonly string[]
  onStep?: (step: Step) => void
  /** Tests an uploaded shell with the new registry. If it throws, nothing is published. */
  tryShell?: (site: string, registry: Registry, sources: Files) => Promise<void>
}

export interface Outcome {
  registry: Registry
  /**
   * The builds that went live with this publication. `isNew` is false for a build that had been
   * published before.
   */
  builds: { remote: string; id: string; isNew: boolean }[]
  lost: string[]
}

function only(records: AnyPublished[]): AnyPublished {
  const [record, ...others] = records
  if (!record || others.length > 0)
    throw new OperatorRefusal('A canary (--percent) has a single build. Leave out --with.')
  return record
}

function refuseLost(lost: string[], drop: readonly string[]): void {
  const unnamed = lost.filter(path => !drop.includes(path))
  if (unnamed.length === 0) return
  const options = unnamed.map(path => `--drop ${path}`).join(' ')
  throw new OperatorRefusal(
    `The build lacks ${unnamed.length === 1 ? 'a page that is' : 'pages that are'} live: ` +
      `${unnamed.join(', ')}. To remove ${unnamed.length === 1 ? 'this page' : 'these pages'} from the site, ship with ${options}.`,
  )
}

export async function readDists(folders: string[]): Promise<Dist[]> {
  const dists: Dist[] = []
  for (const folder of folders) {
    const dist = await readDist(folder)
    const other = dists.find(({ build }) => build.remote === dist.build.remote)
    if (other)
      throw new OperatorRefusal(
        `${other.folder} and ${folder} are both builds of ${dist.build.remote}. Leave out one of them.`,
      )
    checkBuild(dist)
    dists.push(dist)
  }
  return dists
}

/**
 * The content of the published `build.json`: the build's own `build.json` and the hashes of its
 * files. If the build has been published before, the hash algorithm stays the same.
 */
export async function recordOf(site: string, { build, files, sources }: Dist): Promise<AnyPublished> {
  const { read } = await openStore(site)
  const integrity = hashAll(files, await read(recordFile(build)))
  return build.remote === 'shell'
    ? { ...build, integrity, inline: hashInline(sources) }
    : { ...build, integrity }
}

/**
 * Uploads a build's files and, for a shell, its templates. Returns false if the build had been
 * uploaded before.
 */
export async function uploadBuild(site: string, dist: Dist, record: AnyPublished, onFile: () => void) {
  const { upload } = await openStore(site)
  if (record.remote === 'shell') await upload(sourceFolder(record), dist.sources, { served: false, onFile })
  const files = new Map(dist.files).set('build.json', Buffer.from(JSON.stringify(record)))
  return upload(buildFolder(record), files, { served: true, onFile })
}

/**
 * Publishes builds together: uploads each build into its own folder, writes the revision's pages,
 * then replaces the pointer (`registry.json`). If the process is killed, visitors see either all
 * changes or none. First repairs the site after a killed publication, even if the new publication
 * is then refused.
 *
 * Throws an `OperatorRefusal`, before visitors see any change, for:
 * - an invalid build, missing files, or an id that was published with other content;
 * - pages of another remote, or lost pages that `drop` does not name;
 * - a contract that does not fit the other live builds or the server;
 * - a build that does not say which version it requires of a module that the shell provides;
 * - a revoked build, or builds that are all live already;
 * - a shell that `tryShell` refuses.
 */
export async function publish(publication: Publication): Promise<Outcome> {
  const {
    site,
    dists,
    by,
    how = 'ship',
    drop = [],
    percent,
    served,
    onStep = () => {},
    tryShell,
  } = publication
  const read = await Promise.all(
    (await readDists(dists)).map(async dist => ({ dist, record: await recordOf(site, dist) })),
  )
  const changed = new Set(read.map(({ record }) => record.remote))
  const propose = async (registry: Registry) => {
    const records = withoutCurrent(registry, read.map(({ record }) => record)) // oxfmt-ignore
    const next =
      percent === undefined ? nextRegistry(registry, records) : withCanary(registry, only(records), percent)
    checkRequires(forCanary(next), registry.shell ? changed : undefined)
    checkRegistry(next, changed)
    checkServed(records, served ?? (await readServed(site)))
    if (drop !== 'all') refuseLost(pagesLost(registry, forCanary(next)), drop)
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
    // Upload again, because `gc` may have removed a build that was uploaded long ago.
    for (const { dist, record } of read) await uploadBuild(site, dist, record, () => {})
    const entries = records.map(({ remote, id }) => ({
      remote,
      id,
      previous: currentOf(before, remote)?.id ?? null,
      how,
    }))
    const registry = await movePointer({
      ...{ site, before, next: await addRecords(site, next), by, action, entries, onStep },
    })
    const builds = records.map(({ remote, id }) => ({ remote, id, isNew: uploaded.has(id) }))
    return { registry, builds, lost: pagesLost(before, next) }
  })
}
