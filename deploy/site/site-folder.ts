import { folderOf, type Registry } from '@pundi/contract/federation'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '../files/parse-json'
import { codeOf } from '../operator-refusal'
import { registrySchema } from '../registry/published-schema'

/** Where things are in a site folder. Names that begin with a dot are never served. */
export const registryFile = (site: string) => join(site, 'registry.json')
/** The next registry while its publication is under way; a leftover tells of one that ended early. */
export const announcedFile = (site: string) => join(site, '.registry.next.json')
export const buildFolder = (site: string, build: { remote: string; id: string }) =>
  join(site, folderOf(build))
/** A shell's templates and root files, from which pages are written for as long as that shell can be in force. */
export const sourceFolder = (site: string, shell: { id: string }) => join(site, '.shells', shell.id)

/** The registry of a site, with revision 0 where nothing has been published. Refuses one that it cannot read. */
export async function readRegistry(site: string): Promise<Registry> {
  const file = registryFile(site)
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (content === null) return { schema: 1, revision: 0, shell: null, remotes: {} }
  return parseJson(file, content, registrySchema, 'It is not a registry that this version of Pundi can read.')
}
