import type { RemoteBuild, ShellBuild } from '@pundi/contract/federation'
import { join } from 'node:path'
import { parseJson } from '../files/parse-json'
import { readFiles, type Files } from '../files/read-files'
import { OperatorRefusal } from '../operator-refusal'
import { buildSchema, fileName, namedSchema } from './build-schema'

export interface Dist {
  folder: string
  build: RemoteBuild | ShellBuild
  files: Files
  /**
   * Files of the shell's folders `templates/` and `root/`, by path including that folder. Empty for
   * a remote.
   */
  sources: Files
}

export function parseBuild(folder: string, content: Buffer | undefined): RemoteBuild | ShellBuild {
  if (!content)
    throw new OperatorRefusal(`${folder} has no build.json. Build the workspace first: npm run build.`)
  const file = join(folder, 'build.json')
  const advice = 'Build the workspace again: npm run build.'
  const { remote } = parseJson(file, content, namedSchema, advice)
  return parseJson(file, content, buildSchema(remote), advice)
}

/** Refuses a build without `build.json`, or with file names that a URL cannot contain. */
export async function readDist(folder: string): Promise<Dist> {
  const all = await readFiles(folder)
  const build = parseBuild(folder, all.get('build.json'))
  all.delete('build.json')
  const isSource = (path: string) =>
    path.startsWith('templates/') || (build.remote === 'shell' && path.startsWith('root/'))
  const files = new Map([...all].filter(([path]) => !isSource(path)))
  const sources = new Map(build.remote === 'shell' ? [...all].filter(([path]) => isSource(path)) : [])
  for (const path of [...files.keys(), ...sources.keys()])
    if (!fileName.safeParse(path).success)
      throw new OperatorRefusal(
        `${join(folder, path)} cannot be published: its name is not a plain relative path.`,
      )
  return { folder, build, files, sources }
}
