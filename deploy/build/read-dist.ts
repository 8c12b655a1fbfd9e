import type { RemoteBuild, ShellBuild } from '@pundi/contract/federation'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { codeOf } from '../code-of'
import en from 'zod/v4/locales/en.js'
import { buildSchema, fileName } from './build-schema'
import { Refusal } from '../refusal'

const { localeError } = en()

/** Contents by path relative to their folder, with slashes. */
export type Files = Map<string, Buffer>

/** What a workspace's build left in its `dist` folder. */
export interface Dist {
  folder: string
  build: RemoteBuild | ShellBuild
  /** What goes to the build's own folder. */
  files: Files
  /** The shell's `templates/` and `root/`, with those folders' names; empty for a remote. */
  sources: Files
}

/** Every file under a folder, in the order of their names; empty where there is no such folder. */
export async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const files: Files = new Map()
  for (const path of paths.sort())
    files.set(relative(folder, path).split(sep).join('/'), await readFile(path))
  return files
}

function parseBuild(folder: string, content: Buffer | undefined): RemoteBuild | ShellBuild {
  if (!content) throw new Refusal(`${folder} has no build.json. Build the workspace first: npm run build.`)
  let json: unknown
  try {
    json = JSON.parse(content.toString())
  } catch {
    throw new Refusal(`${join(folder, 'build.json')} is not JSON. Build the workspace again: npm run build.`)
  }
  const parsed = buildSchema.safeParse(json, { error: localeError })
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const place = issue?.path.length ? `"${issue.path.join('.')}" ` : ''
  throw new Refusal(
    `${join(folder, 'build.json')} is not as agreed: ${place}${issue?.message ?? 'unreadable'}.`,
  )
}

/**
 * Reads a built workspace's `dist` folder whole.
 * Refuses a folder without a sound `build.json`, and files whose names no URL could carry.
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
      throw new Refusal(`${join(folder, path)} cannot be published: its name is no plain relative path.`)
  return { folder, build, files, sources }
}
