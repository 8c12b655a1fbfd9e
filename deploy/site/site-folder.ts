import { folderOf, type Registry } from '@pundi/contract/federation'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '../files/parse-json'
import { codeOf } from '../operator-refusal'
import { registrySchema } from '../registry/published-schema'

/** Paths in a site folder. Names that begin with a dot are never served. */
export const registryFile = (site: string) => join(site, 'registry.json')
/** The next registry during a publication. If it stays, a publication was interrupted. */
export const announcedFile = (site: string) => join(site, '.registry.next.json')
export const buildFolder = (site: string, build: { remote: string; id: string }) =>
  join(site, folderOf(build))
/** A shell's templates and root files. Pages are written from them as long as that shell can come into force. */
export const sourceFolder = (site: string, shell: { id: string }) => join(site, '.shells', shell.id)

/** Reads the registry of a site; revision 0 if nothing was published. Refuses an unreadable one. */
export async function readRegistry(site: string): Promise<Registry> {
  const file = registryFile(site)
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (content === null) return { schema: 1, revision: 0, shell: null, remotes: {} }
  return parseJson(file, content, registrySchema, 'It is not a registry that this version of Pundi can read.')
}
