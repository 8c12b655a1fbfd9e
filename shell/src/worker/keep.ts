import type { Integrity, Registry } from '@pundi/contract/federation'
import { isRegistry } from '../registry/is-registry'
import { keptRegistry, openBuilds, openPages, wayOut } from './caches'
import { listFolders, listRevoked, listWanted } from './list-wanted'
import type { Told } from './scope'

/*
 * Caches the user area. Builds are stored before the documents that need them, and deleted after
 * those documents.
 */

/**
 * Number of parallel downloads. It is small, because the open page loads files at the same time.
 */
const atOnce = 4

/** Timeout of each file in milliseconds, so that a hanging file does not block the others. */
const patience = 60_000

/**
 * Brings the caches up to date with the published registry. If the network or the storage fails,
 * the next visit continues the downloads.
 */
export async function keep(told: Told & { do: 'keep' }): Promise<void> {
  const answer = await fetchInTime(keptRegistry, { cache: 'no-cache', credentials: 'omit' })
  if (!isWhole(answer)) return
  const text = await answer.text()
  const registry = JSON.parse(text) as Partial<Registry> | null
  const [pages, builds] = await Promise.all([openPages(), openBuilds()])
  const kept = await (await pages.match(keptRegistry, { ignoreSearch: true }))?.text()
  // Ignore an older revision, which a server may still have if there are several servers.
  if (!isRegistry(registry) || registry.revision < revisionOf(kept)) return
  if (await removeFrom(builds, path => listRevoked(registry).some(folder => path.startsWith(folder))))
    await removeFrom(pages, () => true)
  // The new shell failed in this browser, so offline pages keep the previous shell.
  if (told.quarantined?.includes(registry.shell?.current.id ?? '')) return

  const { files } = listWanted(registry, told.language, told.only)
  try {
    await keepListed({ registry, text, told, pages, builds })
  } catch (error) {
    if (!isFull(error) || !(await pathsOf(builds)).some(path => !(path in files))) throw error
    // The storage is full. Delete all documents and all unneeded build files, then try again.
    await removeFrom(pages, () => true)
    await removeFrom(builds, path => !(path in files))
    await keepListed({ registry, text, told, pages, builds })
  }
}

const revisionOf = (kept: string | undefined) =>
  kept === undefined ? 0 : (JSON.parse(kept) as Registry).revision

const isFull = (error: unknown) => (error as Partial<Error>).name === 'QuotaExceededError'

interface Listed {
  registry: Registry
  text: string
  told: Told & { do: 'keep' }
  pages: Cache
  builds: Cache
}

async function keepListed({ registry, text, told: { language, only }, pages, builds }: Listed) {
  const { documents: wanted, files } = listWanted(registry, language, only)
  const documents = wanted.length > 0 ? [...wanted, wayOut] : wanted
  const mark = `${keptRegistry}?${new URLSearchParams({ language })}`
  const isSame = (await (await pages.match(mark))?.text()) === text
  const missing = isSame ? await lackingIn(pages, documents) : documents
  if (missing.length === 0) return

  await keepFiles(builds, files)
  const fetched = await Promise.all(missing.map(path => fetchDocument(path, registry.revision)))
  for (const [path, document] of fetched) await pages.put(path, document)
  if (isSame) return
  await removeFrom(pages, path => !documents.includes(path))
  await removeFrom(builds, path => !listFolders(registry).some(folder => path.startsWith(folder)))
  await pages.put(mark, new Response(text))
}

export const isWhole = (answer: Response) =>
  answer.status === 200 && answer.type === 'basic' && !answer.redirected

const fetchInTime = (path: string, options: RequestInit) =>
  fetch(path, { ...options, signal: AbortSignal.timeout(patience) })

const pathsOf = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname)

async function lackingIn(cache: Cache, paths: string[]): Promise<string[]> {
  const kept = new Set(await pathsOf(cache))
  return paths.filter(path => !kept.has(path))
}

async function keepFiles(builds: Cache, files: Integrity) {
  const waiting = await lackingIn(builds, Object.keys(files))
  const keepOn = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await fetchInTime(path, { integrity: files[path] ?? '', priority: 'low' })
      if (!isWhole(answer)) throw new Error(`${path} was answered with ${answer.status}.`)
      await builds.put(path, answer)
    }
  }
  const stop = (error: unknown) => {
    waiting.length = 0
    throw error
  }
  await Promise.all(Array.from({ length: atOnce }, () => keepOn().catch(stop)))
}

/**
 * Throws if the document and the registry have different revisions. The next visit then tries
 * again.
 */
async function fetchDocument(path: string, revision: number): Promise<[path: string, document: Response]> {
  const answer = await fetchInTime(path, { cache: 'no-cache', credentials: 'omit', priority: 'low' })
  const text = await answer.clone().text()
  const isOfRevision = path === wayOut || text.includes(`"revision":${revision},`)
  if (!isWhole(answer) || !isOfRevision) throw new Error(`${path} is not of revision ${revision}.`)
  return [path, answer]
}

async function removeFrom(cache: Cache, isLeft: (path: string) => boolean): Promise<boolean> {
  const left = (await cache.keys()).filter(({ url }) => isLeft(new URL(url).pathname))
  await Promise.all(left.map(request => cache.delete(request)))
  return left.length > 0
}
