import { catalogueLanguages, type RemoteBuild, type ShellBuild } from '@pundi/contract/federation'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { validRange, valid } from 'semver'
import { parseJson } from '../files/parse-json'
import { readFiles, type Files } from '../files/read-files'
import { OperatorRefusal } from '../operator-refusal'
import { remoteName } from '../registry/published-schema'

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

const text = z.string().check(z.minLength(1), z.maxLength(200))

/** Plain relative paths without "..", dotfiles, or characters that a URL must encode. */
const fileName = z.string().check(
  z.maxLength(200),
  z.regex(/^([A-Za-z0-9_@~+-][\w@~+.-]*\/)*[A-Za-z0-9_@~+-][\w@~+.-]*$/, 'is not a plain relative path'),
  z.refine(path => !path.endsWith('.br'), 'ends in .br, which is reserved for compressed copies'),
)

const id = z.string().check(z.regex(/^[0-9a-f]{12}$/, 'is not 12 hexadecimal digits'))

const messages = z.partialRecord(z.enum(catalogueLanguages), z.array(fileName))

const page = z.strictObject({
  page: text,
  path: z.string(),
  paths: z.exactOptional(z.array(z.string())),
  title: text,
  navigation: z.exactOptional(z.strictObject({ label: text, order: z.number() })),
  data: z.exactOptional(z.array(z.string().check(z.regex(/^\/[\w/?=&.,-]*$/, 'is not the path of a call')))),
  files: z.array(fileName),
  messages: z.exactOptional(messages),
})

const versions = (isSound: (version: string) => boolean, complaint: string) =>
  z.record(z.string(), z.string().check(z.refine(isSound, complaint)))

const ranges = versions(range => validRange(range) !== null, 'is not a version range')

const remoteBuild = z.strictObject({
  id,
  remote: remoteName,
  area: text,
  entry: fileName,
  layout: z.nullable(z.array(fileName)),
  pages: z.array(page),
  messages,
  requires: ranges,
})

const shellBuild = z.strictObject({
  id,
  remote: z.literal('shell'),
  scripts: z.array(fileName).check(z.minLength(1)),
  styles: z.array(fileName),
  fonts: z.array(fileName),
  messages,
  provides: versions(version => valid(version) !== null, 'is no version'),
  requires: z.exactOptional(ranges),
  isStrict: z.exactOptional(z.literal(true)),
  pageSchema: z.exactOptional(z.literal(2)),
})

const namedSchema = z.looseObject({ remote: z.string() })

/** Refuses unknown keys, to catch typos. */
const buildSchema = (remote: string): z.ZodMiniType<RemoteBuild | ShellBuild> =>
  remote === 'shell' ? shellBuild : remoteBuild

export function parseBuild(folder: string, content: Buffer | undefined): RemoteBuild | ShellBuild {
  if (!content)
    throw new OperatorRefusal(`${folder} has no build.json. Build the workspace first: npm run build.`)
  const file = join(folder, 'build.json')
  const advice = 'Build the workspace again: npm run build.'
  const { remote } = parseJson(file, content, namedSchema, advice)
  return parseJson(file, content, buildSchema(remote), advice)
}

/**
 * Reads a built `dist` folder. Refuses a build without `build.json`, or with file names that a URL
 * cannot contain.
 */
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
