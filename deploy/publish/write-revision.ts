import { randomBytes } from 'node:crypto'
import type { Registry } from '@pundi/contract/federation'
import type { Files } from '../files/read-files'
import { pagesOfPreviews } from '../preview/preview-pages'
import { openStore } from '../store/open-store'
import { historyFile } from '../site/history'
import { renderPages } from '../site/render-page'
import { revisionFolder, sourceFolder } from '../site/site-folder'

const ownFiles = (sources: Files): Files =>
  new Map(
    [...sources]
      .filter(([path]) => path.startsWith('root/'))
      .map(([path, content]) => [path.slice('root/'.length), content]),
  )

/**
 * Folders of the live revision and, during a canary, of the revision that will be live if the
 * canary is stopped.
 */
export const revisionsOf = ({ folder, remotes }: Registry): string[] =>
  [folder, ...Object.values(remotes).map(({ canary }) => canary?.undo)].filter(name => name !== undefined)

/** All files of a revision. Empty before the first shell is published. */
export async function filesOf(site: string, registry: Registry): Promise<Files> {
  if (!registry.shell) return new Map()
  const { readFolder } = await openStore(site)
  const sources = await readFolder(sourceFolder(registry.shell.current))
  return new Map([...ownFiles(sources), ...renderPages(registry, sources)])
}

/**
 * Writes a revision's folder, and returns the registry that names it. Visitors do not see the
 * folder until `registry.json` names it.
 */
export async function writeRevision(
  site: string,
  registry: Registry,
  history: Buffer,
  onFile: () => void,
): Promise<Registry> {
  const named = { ...registry, folder: `${registry.revision}-${randomBytes(4).toString('hex')}` }
  const files = await filesOf(site, named)
  for (const [path, content] of await pagesOfPreviews(site, named)) files.set(path, content)
  files.set('registry.json', Buffer.from(JSON.stringify(named)))
  files.set(historyFile, history)
  const { upload } = await openStore(site)
  await upload(revisionFolder(named.folder), files, { served: true, onFile })
  return named
}
