import { buildsPath, folderOf, type Registry } from '@pundi/contract/federation'
import { parseJson } from '../files/parse-json'
import { registrySchema } from '../registry/published-schema'
import { openStore } from '../store/open-store'

/** Paths in a site. Names that begin with a dot are never served. */

/** The pointer. It names the folder of the revision that is in force; replacing it is the publication. */
export const registryFile = 'registry.json'
export const revisionsFolder = '.revisions'
/** The pages, the shell's root files, the served copy of the registry and the history of one revision. */
export const revisionFolder = (folder: string) => `${revisionsFolder}/${folder}`
/** The builds of all remotes, a folder for each remote. */
export const buildsFolder = buildsPath.slice(1)
export const buildFolder = (build: { remote: string; id: string }) => folderOf(build).slice(1, -1)
export const sourcesFolder = '.shells'
/** The record of a published build. */
export const recordFile = (build: { remote: string; id: string }) => `${buildFolder(build)}/build.json`
/** A shell's templates and root files. Pages are written from them as long as that shell can come into force. */
export const sourceFolder = (shell: { id: string }) => `${sourcesFolder}/${shell.id}`

/** Reads the registry of a site; revision 0 if nothing was published. Refuses an unreadable one. */
export async function readRegistry(site: string): Promise<Registry> {
  const store = await openStore(site)
  const content = await store.read(registryFile)
  if (content === null) return { schema: 1, revision: 0, shell: null, remotes: {} }
  return parseRegistry(store.nameOf(registryFile), content)
}

/** The registry in a file. Refuses one of another form. */
export const parseRegistry = (name: string, content: Buffer): Registry =>
  parseJson(name, content, registrySchema, 'It is not a registry that this version of Pundi can read.')
