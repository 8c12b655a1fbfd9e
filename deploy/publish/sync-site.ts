import type { Registry } from '@pundi/contract/federation'
import { servedFile } from '@pundi/contract/served'
import { OperatorRefusal } from '../operator-refusal'
import { keepPreview, livePreviews, previewFolder } from '../registry/preview'
import { canaryOf } from '../registry/canary'
import { neededBuilds } from '../site/needed-builds'
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
import { revisionsOf } from './write-revision'
import { isBucket } from '../store/bucket/bucket-address'
import { openStore, withLock } from '../store/open-store'
import { copyFolders, type Copies } from './copy-folders'

interface Sync {
  from: string
  /** The server's folder. Nothing else may publish to it. */
  to: string
  /** Milliseconds since 1970. */
  now?: number
}

export interface Synced {
  registry: Registry
  outcome: 'nothing new' | 'brought' | 'taken back'
}

const mostTries = 5

/**
 * Copies the live state of one site to another: first builds and revision, then `registry.json`.
 * Copies back two things that the server may have written into `to`: the contract versions that it
 * serves, and the end of a canary. Refuses damaged builds, and a target to which somebody else
 * publishes.
 */
export async function syncSite({ from, to, now = Date.now() }: Sync): Promise<Synced> {
  if (isBucket(to))
    throw new OperatorRefusal(
      `${to} is a bucket, but a server reads its site from a folder. Choose a folder for --to.`,
    )
  return withLock(to, async () => {
    await tellServed(from, to)
    for (let tries = 0; tries < mostTries; tries++) {
      const synced = await bring(from, to, now)
      if (synced) return synced
    }
    throw new OperatorRefusal(
      `Somebody published to ${from} during each of ${mostTries} attempts to copy it. Try again later.`,
    )
  })
}

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
    throw new OperatorRefusal(
      `Another process changed ${target.nameOf(registryFile)} during the copy. Run the command again.`,
    )
  return { registry, outcome: 'brought' }
}

const foldersInForce = ({ shell, remotes, folder }: Registry): string[] => [
  ...[shell, ...Object.values(remotes)].flatMap(one => (one ? [buildFolder(one.current)] : [])),
  ...(folder === undefined ? [] : [revisionFolder(folder)]),
]

/**
 * Copies previews. Separate from other folders, because a new preview does not create a revision.
 * Resolves to false if another revision went live in the meantime.
 */
async function copyPreviews(copies: Copies, registry: Registry, now: number): Promise<boolean> {
  const previews = await livePreviews(copies.from, now)
  const pages = previews.flatMap(preview =>
    revisionsOf(registry).map(folder => `${revisionFolder(folder)}/${previewFolder(preview)}`),
  )
  const isCopied = await copyFolders(copies, [...previews.map(buildFolder), ...pages])
  for (const preview of isCopied ? previews : []) await keepPreview(copies.to, preview)
  return isCopied
}

/**
 * Copies the server's `.server.json` back to `from`, so that publishing can compare builds with the
 * contract versions in this file.
 */
async function tellServed(from: string, to: string): Promise<void> {
  const [source, target] = [await openStore(from), await openStore(to)]
  const served = await target.read(servedFile)
  const known = await source.read(servedFile)
  if (served && !known?.equals(served)) await source.replace(servedFile, served, known)
}

/**
 * If the server stopped the canary in `to`, also stops it in `from`. In this case, `to` is one
 * revision ahead of `from`. Refuses if `to` is ahead for any other reason.
 *
 * @param registry the registry of `from`
 * @param here the registry of `to`
 */
async function takeBackThere(from: string, to: string, registry: Registry, here: Registry): Promise<Synced> {
  const remote = canaryOf(registry)
  const undo = remote && registry.remotes[remote]?.canary?.undo
  if (undo === undefined || here.folder !== undo)
    throw new OperatorRefusal(
      `${to} is at revision ${here.revision}, but ${from} only at ${registry.revision}: another command publishes to ${to}. ` +
        'For --to, choose a folder to which only npm run sync writes.',
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
      throw new OperatorRefusal(
        `Another process changed ${source.nameOf(registryFile)} during the copy. Run the command again.`,
      )
    return { registry: here, outcome: 'taken back' }
  })
}
