import type { Registry } from '@pundi/contract/federation'
import { servedFile } from '@pundi/contract/served'
import { OperatorRefusal } from '../operator-refusal'
import { keepPreview, livePreviews, previewFolder } from '../preview/preview'
import { canaryOf } from '../registry/canary'
import { neededBuilds } from '../registry/needed-builds'
import { historyFile, readHistory } from '../site/history'
import {
  buildFolder,
  buildsFolder,
  parseRegistry,
  readRegistry,
  registryFile,
  revisionFolder,
  sourceFolder,
} from '../site/site-folder'
import { revisionsOf } from '../site/write-revision'
import { isBucket } from '../store/bucket/bucket-address'
import { openStore, withLock } from '../store/open-store'
import { copyFolders, type Copies } from './copy-folders'

interface Sync {
  /** The site to which teams publish, mostly a bucket. */
  from: string
  /** The folder that a server reads. Nothing else is published to it. */
  to: string
  /** Milliseconds since 1970. */
  now?: number
}

/** What a sync has done. */
export interface Synced {
  registry: Registry
  outcome: 'nothing new' | 'brought' | 'taken back'
}

/** How often a sync begins anew where something is published meanwhile. */
const mostTries = 5

/**
 * Brings what is in force in one site to another, builds and revision first and the pointer last. The other way goes
 * what its server serves, and a canary that the server has taken back. Refuses a folder that somebody else publishes to,
 * and builds that are not as they were published.
 */
export async function syncSite({ from, to, now = Date.now() }: Sync): Promise<Synced> {
  if (isBucket(to)) throw new OperatorRefusal(`A server reads a folder, and ${to} is a bucket.`)
  return withLock(to, async () => {
    await tellServed(from, to)
    for (let tries = 0; tries < mostTries; tries++) {
      const synced = await bring(from, to, now)
      if (synced) return synced
    }
    throw new OperatorRefusal(`Something is published in ${from} all the time. Try again.`)
  })
}

/** Undefined where something else came into force in `from` meanwhile. */
async function bring(from: string, to: string, now: number): Promise<Synced | undefined> {
  const [source, target] = [await openStore(from), await openStore(to)]
  const pointer = await source.read(registryFile)
  if (!pointer) throw new OperatorRefusal(`Nothing is published in ${from} yet.`)
  const registry = parseRegistry(source.nameOf(registryFile), pointer)
  const copies: Copies = {
    ...{ from, to, inForce: foldersInForce(registry) },
    isStillSo: async () => (await source.read(registryFile))?.equals(pointer) ?? false,
  }
  const present = await target.read(registryFile)
  if (present?.equals(pointer))
    return (await copyPreviews(copies, registry, now)) ? { registry, outcome: 'nothing new' } : undefined
  const here = await readRegistry(to)
  if (here.revision > registry.revision) return takeBackThere(from, to, registry, here)

  const needed = neededBuilds(registry, await readHistory(from), [], now)
  const shell = registry.shell ? [sourceFolder(registry.shell.current)] : []
  const isCopied = await copyFolders(copies, [
    ...[...needed].map(build => `${buildsFolder}/${build}`),
    ...shell,
    ...revisionsOf(registry).map(revisionFolder),
  ])
  if (!isCopied || !(await copyPreviews(copies, registry, now))) return undefined
  if (!(await target.replace(registryFile, pointer, present)))
    throw new OperatorRefusal(`${target.nameOf(registryFile)} was changed while this was under way.`)
  return { registry, outcome: 'brought' }
}

const foldersInForce = ({ shell, remotes, folder }: Registry): string[] => [
  ...[shell, ...Object.values(remotes)].flatMap(one => (one ? [buildFolder(one.current)] : [])),
  ...(folder === undefined ? [] : [revisionFolder(folder)]),
]

/** Copies the builds that links open, and their pages: they come without another revision. */
async function copyPreviews(copies: Copies, registry: Registry, now: number): Promise<boolean> {
  const previews = await livePreviews(copies.from, now)
  const pages = previews.flatMap(preview =>
    revisionsOf(registry).map(folder => `${revisionFolder(folder)}/${previewFolder(preview)}`),
  )
  const isCopied = await copyFolders(copies, [...previews.map(buildFolder), ...pages])
  for (const preview of isCopied ? previews : []) await keepPreview(copies.to, preview)
  return isCopied
}

/** Publishing compares with what the server serves (`.server.json`), which it wrote into its own folder. */
async function tellServed(from: string, to: string): Promise<void> {
  const [source, target] = [await openStore(from), await openStore(to)]
  const served = await target.read(servedFile)
  const known = await source.read(servedFile)
  if (served && !known?.equals(served)) await source.replace(servedFile, served, known)
}

/** Where the server took a canary back, its folder is a revision ahead. */
async function takeBackThere(from: string, to: string, registry: Registry, here: Registry): Promise<Synced> {
  const remote = canaryOf(registry)
  const undo = remote && registry.remotes[remote]?.canary?.undo
  if (undo === undefined || here.folder !== undo)
    throw new OperatorRefusal(
      `${to} is at revision ${here.revision}, and ${from} at ${registry.revision}: somebody else publishes to the folder. ` +
        'Name another folder, to which nothing but this is written.',
    )
  return withLock(from, async () => {
    const [source, target] = [await openStore(from), await openStore(to)]
    const history = `${revisionFolder(undo)}/${historyFile}`
    const [lines, known] = [await target.read(history), await source.read(history)]
    const [pointer, present] = [await target.read(registryFile), await source.read(registryFile)]
    const isSame = present && parseRegistry(from, present).revision === registry.revision
    if (!isSame || !lines || !pointer) return { registry, outcome: 'nothing new' }
    if (!known?.equals(lines)) await source.replace(history, lines, known)
    if (!(await source.replace(registryFile, pointer, present)))
      throw new OperatorRefusal(`${source.nameOf(registryFile)} was changed while this was under way.`)
    return { registry: here, outcome: 'taken back' }
  })
}
