import type { Registry } from '@pundi/shared/federation'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compress } from './compress'
import { readFiles, type Files } from './read-dist'
import { Refusal } from './refusal'
import { fileOf, pagesOf, renderPages } from './render-page'
import {
  announcedFile,
  appendHistory,
  readRegistry,
  registryFile,
  sourceFolder,
  type HistoryEntry,
} from './site-folder'
import type { Step } from './step'
import { removeServed, replaceFile, replaceServed, syncFolder } from './write-file'

/** What a registry's shell puts into the site's root: its own files there, and the pages. */
async function rootFiles(site: string, registry: Registry): Promise<Files> {
  if (!registry.shell) return new Map()
  const sources = await readFiles(sourceFolder(site, registry.shell.current))
  const own = [...sources].filter(([path]) => path.startsWith('root/'))
  return new Map([
    ...own.map(([path, content]) => [path.slice('root/'.length), content] as const),
    ...renderPages(registry, sources),
  ])
}

async function removeLeftovers(site: string, before: Registry, files: Files): Promise<void> {
  const pages = pagesOf(before).map(page => fileOf(page.path))
  const sources = before.shell ? await readFiles(sourceFolder(site, before.shell.current)) : new Map()
  const root = [...sources.keys()].filter(path => path.startsWith('root/')).map(path => path.slice(5))
  for (const path of [...pages, ...root]) if (!files.has(path)) await removeServed(join(site, path))
}

interface Move {
  site: string
  before: Registry
  next: Registry
  by: string
  entries: Pick<HistoryEntry, 'remote' | 'id' | 'previous'>[]
  onStep: (step: Step) => void
}

/**
 * Brings a registry into force; only the holder of the site's lock may. The next registry is announced first, so that
 * the server allows the inline scripts of the pages it finds, whichever registry they were written from; the pages
 * follow, then the history, and the pointer last. Refuses when the pointer was moved by someone else meanwhile.
 */
export async function movePointer({ site, before, next, by, entries, onStep }: Move): Promise<void> {
  const pointer = registryFile(site)
  const content = Buffer.from(JSON.stringify(next))
  const files = await rootFiles(site, next)
  await replaceFile(announcedFile(site), content)
  onStep('announced')
  for (const [path, page] of files) {
    await mkdir(dirname(join(site, path)), { recursive: true })
    await replaceServed(join(site, path), page)
    onStep('page written')
  }
  const at = new Date().toISOString()
  await appendHistory(
    site,
    entries.map(entry => ({ revision: next.revision, at, by, action: 'publish', ...entry })),
  )
  onStep('history written')

  const { revision } = await readRegistry(site)
  if (revision !== before.revision)
    throw new Refusal(
      `${pointer} went from revision ${before.revision} to ${revision} while this was published. Publish again.`,
    )
  const compressed = await compress(pointer, content)
  await rm(`${pointer}.br`, { force: true })
  await rename(announcedFile(site), pointer)
  await syncFolder(site)
  onStep('moved')
  if (compressed) await replaceFile(`${pointer}.br`, compressed)
  await removeLeftovers(site, before, files)
}
