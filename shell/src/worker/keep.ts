import type { Integrity, Registry } from '@pundi/contract/federation'
import { isRegistry } from '../federation/registry/is-registry'
import { keptRegistry, openBuilds, openPages } from './caches'
import { listFolders, listRevoked, listWanted } from './list-wanted'
import type { Told } from './scope'

/*
 * Keeps what the user area needs without a network. Documents and the builds that they name come and go together:
 * builds are there before a document that needs them, and go after it.
 */

/** Files that are asked for at the same time: a page that is open has its own to load. */
const atOnce = 4

/** Milliseconds for one file: one that never comes must not keep back what is asked for after it. */
const patience = 60_000

/** Where the network, or the room on the device, is not enough, the rest is asked for at the next visit. */
export async function keep(told: Told & { do: 'keep' }): Promise<void> {
  const answer = await fetchInTime(keptRegistry, { cache: 'no-cache', credentials: 'omit' })
  if (!isWhole(answer)) return
  const text = await answer.text()
  const registry = JSON.parse(text) as Partial<Registry> | null
  const [pages, builds] = await Promise.all([openPages(), openBuilds()])
  const kept = await (await pages.match(keptRegistry, { ignoreSearch: true }))?.text()
  // One of several servers may not know yet what is kept already.
  if (!isRegistry(registry) || registry.revision < revisionOf(kept)) return
  if (await removeFrom(builds, path => listRevoked(registry).some(folder => path.startsWith(folder))))
    await removeFrom(pages, () => true)

  const { files } = listWanted(registry, told.language, told.only)
  try {
    await keepListed({ registry, text, told, pages, builds })
  } catch (error) {
    if (!isFull(error) || !(await pathsOf(builds)).some(path => !(path in files))) throw error
    // What is in force takes the room of what was.
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
  /** The registry, letter for letter. */
  text: string
  told: Told & { do: 'keep' }
  pages: Cache
  builds: Cache
}

async function keepListed({ registry, text, told: { language, only }, pages, builds }: Listed) {
  const { documents, files } = listWanted(registry, language, only)
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

/** An answer of this site, as it is: not an error, nor a page of some other address. */
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

/** A document of this revision. Another one may have been published meanwhile; the next visit finds that. */
async function fetchDocument(path: string, revision: number): Promise<[path: string, document: Response]> {
  const answer = await fetchInTime(path, { cache: 'no-cache', credentials: 'omit', priority: 'low' })
  const text = await answer.clone().text()
  if (!isWhole(answer) || !text.includes(`"revision":${revision},`))
    throw new Error(`${path} is not of revision ${revision}.`)
  return [path, answer]
}

/** Removes entries by their path. Answers whether there was any. */
async function removeFrom(cache: Cache, isLeft: (path: string) => boolean): Promise<boolean> {
  const left = (await cache.keys()).filter(({ url }) => isLeft(new URL(url).pathname))
  await Promise.all(left.map(request => cache.delete(request)))
  return left.length > 0
}
