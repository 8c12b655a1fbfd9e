import { buildsPath, folderOf, type Registry } from '@pundi/contract/federation'
import { parseJson } from '../files/parse-json'
import { registrySchema } from '../registry/published-schema'
import { openStore } from '../store/open-store'

/** Paths in a site. Names with a leading dot are never served. */

/** The pointer to the live revision's folder. Replacing this file publishes another revision. */
export const registryFile = 'registry.json'
export const revisionsFolder = '.revisions'
export const revisionFolder = (folder: string) => `${revisionsFolder}/${folder}`
export const buildsFolder = buildsPath.slice(1)
export const buildFolder = (build: { remote: string; id: string }) => folderOf(build).slice(1, -1)
export const sourcesFolder = '.shells'
export const recordFile = (build: { remote: string; id: string }) => `${buildFolder(build)}/build.json`
/**
 * Folder of a shell's templates and root files. While that shell is live, each publication renders
 * the pages from these files.
 */
export const sourceFolder = (shell: { id: string }) => `${sourcesFolder}/${shell.id}`

/** Returns revision 0 if nothing has been published. Refuses an unreadable registry. */
export async function readRegistry(site: string): Promise<Registry> {
  const store = await openStore(site)
  const content = await store.read(registryFile)
  if (content === null) return { schema: 1, revision: 0, shell: null, remotes: {} }
  return parseRegistry(store.nameOf(registryFile), content)
}

export const parseRegistry = (name: string, content: Buffer): Registry =>
  parseJson(
    name,
    content,
    registrySchema,
    'Perhaps a newer version of Pundi wrote this file: use that version.',
  )
