import type { Integrity, Registry } from '@pundi/contract/federation'
import { keptRegistry, openBuilds, openPages } from './caches'
import { listFolders, listRevoked, listWanted } from './list-wanted'
import type { Told } from './scope'

/*
 * Keeps what the user area needs without a network. Documents and the builds that they name come and go together:
 * builds are there before a document that needs them, and go after it.
 */

/** Files that are asked for at the same time: a page that is open has its own to load. */
const atOnce = 4

/** Where the network, or the room on the device, is not enough, the rest is asked for at the next visit. */
export async function keep({ language, only }: Told & { do: 'keep' }): Promise<void> {
  const answer = await fetch(keptRegistry, { cache: 'no-cache', credentials: 'omit' })
  if (!isWhole(answer)) return
  const text = await answer.text()
  const registry = JSON.parse(text) as Registry
  const [pages, builds] = await Promise.all([openPages(), openBuilds()])
  if (await removeFrom(builds, path => listRevoked(registry).some(folder => path.startsWith(folder))))
    await removeFrom(pages, () => true)

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

async function lackingIn(cache: Cache, paths: string[]): Promise<string[]> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return paths.filter(path => !kept.has(path))
}

async function keepFiles(builds: Cache, files: Integrity) {
  const waiting = await lackingIn(builds, Object.keys(files))
  const keepOn = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await fetch(path, { integrity: files[path] ?? '', priority: 'low' })
      if (!isWhole(answer)) throw new Error(`${path} was answered with ${answer.status}.`)
      await builds.put(path, answer)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepOn))
}

/** A document of this revision. Another one may have been published meanwhile; the next visit finds that. */
async function fetchDocument(path: string, revision: number): Promise<[path: string, document: Response]> {
  const answer = await fetch(path, { cache: 'no-cache', credentials: 'omit', priority: 'low' })
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
