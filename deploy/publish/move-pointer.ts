import type { Registry } from '@pundi/contract/federation'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compress } from '../files/compress'
import { readFiles, type Files } from '../files/read-files'
import { OperatorRefusal } from '../operator-refusal'
import { fileOf, pagesOf, renderPages } from '../site/render-page'
import { appendHistory, type HistoryEntry } from '../site/history'
import { announcedFile, readRegistry, registryFile, sourceFolder } from '../site/site-folder'
import { removeServed, replaceFile, replaceServed, syncFolder } from '../files/write-file'

/** The shell's own files of the site's root, by their names there. */
const ownFiles = (sources: Files): Files =>
  new Map(
    [...sources]
      .filter(([path]) => path.startsWith('root/'))
      .map(([path, content]) => [path.slice('root/'.length), content]),
  )

const readSources = async (site: string, { shell }: Registry): Promise<Files> =>
  shell ? readFiles(sourceFolder(site, shell.current)) : new Map()

/** Removes root files of the previous shell that the present one does not have. */
async function removeLeftovers(site: string, before: Registry, files: Files): Promise<void> {
  const pages = pagesOf(before).map(page => fileOf(page.path))
  const own = ownFiles(await readSources(site, before)).keys()
  for (const path of [...pages, ...own]) if (!files.has(path)) await removeServed(join(site, path))
}

/** The steps of a publication. The first three are reached once for each file, build or page. */
export type Step =
  'file uploaded' | 'build uploaded' | 'page written' | 'locked' | 'announced' | 'history written' | 'moved'

interface Move {
  site: string
  before: Registry
  next: Registry
  by: string
  action: HistoryEntry['action']
  entries: Pick<HistoryEntry, 'remote' | 'id' | 'previous'>[]
  onStep: (step: Step) => void
}

/**
 * Brings a registry into force. The caller must hold the site's lock. First the next registry is announced, so that the
 * server allows the inline scripts of old and new pages; then the pages are written, then the history, and last the
 * pointer. Refuses if another process has moved the pointer.
 */
export async function movePointer({ site, before, next, by, action, entries, onStep }: Move): Promise<void> {
  const pointer = registryFile(site)
  const content = Buffer.from(JSON.stringify(next))
  const sources = await readSources(site, next)
  const files: Files = new Map([...ownFiles(sources), ...renderPages(next, sources)])
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
    entries.map(entry => ({ revision: next.revision, at, by, action, ...entry })),
  )
  onStep('history written')

  const { revision } = await readRegistry(site)
  if (revision !== before.revision)
    throw new OperatorRefusal(
      `${pointer} went from revision ${before.revision} to ${revision} while this was under way. Try again.`,
    )
  const compressed = await compress(pointer, content)
  await rm(`${pointer}.br`, { force: true })
  await rename(announcedFile(site), pointer)
  await syncFolder(site)
  onStep('moved')
  if (compressed) await replaceFile(`${pointer}.br`, compressed)
  await removeLeftovers(site, before, files)
}
