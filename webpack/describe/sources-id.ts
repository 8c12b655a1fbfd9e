import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('..', import.meta.url))
const root = join(here, '..')
const isOutput = (name: string) => ['node_modules', 'dist', 'coverage'].includes(name) || name.startsWith('.')
const isForDevelopers = (path: string) =>
  ['webpack/dev', 'shared/devkit'].some(folder => path.startsWith(join(root, folder) + sep))
const isTest = (name: string) => /\.test\.tsx?$/.test(name) || name === 'jest.config.ts' || name === 'testing'

/**
 * A hash that changes when a workspace must be rebuilt: the first 12 hexadecimal digits of the
 * sha256 of all files that its build may read. These are the workspace, `shared`, `webpack`,
 * compiler options and lock file, without tests and developers' files. Different sources may give
 * the same build, so a build's id is another hash (`shared/contract/federation/content-id.ts`).
 *
 * @param workspace absolute path
 */
export function sourcesId(workspace: string): string {
  const hash = createHash('sha256')
    .update(basename(workspace))
    .update(process.env.CATEGORY_BASE ?? '')
  const files = [...filesIn(workspace), ...filesIn(join(root, 'shared')), ...toolFiles(root)]
  return digest(
    hash,
    files.filter(path => !isForDevelopers(path)),
  )
}

/**
 * A hash of the build's tools. When it changes, webpack must not use its cache any more.
 *
 * @param project absolute path of the lock file's folder
 */
export const toolsId = (project: string) => digest(createHash('sha256'), toolFiles(project))

const toolFiles = (project: string) => [
  ...filesIn(here),
  ...[join(project, 'package-lock.json'), join(project, 'tsconfig.base.json')].filter(existsSync),
]

function digest(hash: Hash, files: string[]) {
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap(entry => {
    if (isOutput(entry.name) || isTest(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
