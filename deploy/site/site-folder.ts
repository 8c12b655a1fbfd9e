import { folderOf, type Registry } from '@pundi/contract/federation'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '../files/parse-json'
import { codeOf } from '../operator-refusal'
import { registrySchema } from '../registry/published-schema'

/** Paths in a site folder. Names that begin with a dot are never served. */

/** The pointer. It names the folder of the revision that is in force; replacing it is the publication. */
export const registryFile = (site: string) => join(site, 'registry.json')
export const revisionsFolder = (site: string) => join(site, '.revisions')
/** The pages, the shell's root files, the served copy of the registry and the history of one revision. */
export const revisionFolder = (site: string, folder: string) => join(revisionsFolder(site), folder)
export const buildFolder = (site: string, build: { remote: string; id: string }) =>
  join(site, folderOf(build))
/** The record of a published build. */
export const recordFile = (site: string, build: { remote: string; id: string }) =>
  join(buildFolder(site, build), 'build.json')
/** A shell's templates and root files. Pages are written from them as long as that shell can come into force. */
export const sourceFolder = (site: string, shell: { id: string }) => join(site, '.shells', shell.id)

/** The content of a file; null if there is none. */
export const readIfPresent = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })

/** Reads the registry of a site; revision 0 if nothing was published. Refuses an unreadable one. */
export async function readRegistry(site: string): Promise<Registry> {
  const file = registryFile(site)
  const content = await readIfPresent(file)
  if (content === null) return { schema: 1, revision: 0, shell: null, remotes: {} }
  return parseJson(file, content, registrySchema, 'It is not a registry that this version of Pundi can read.')
}
