import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isOutput = (name: string) => ['node_modules', 'dist', 'coverage'].includes(name) || name.startsWith('.')
const isTest = (name: string) => /\.test\.tsx?$/.test(name) || name === 'jest.config.ts' || name === 'testing'

/**
 * The id that a build of these sources gets: the first 12 hexadecimal digits of the sha256 of everything that goes
 * into it (the workspace, `shared`, this folder, the lock file). Tests do not count.
 *
 * @param workspace absolute path of the workspace
 */
export function buildId(workspace: string): string {
  const hash = createHash('sha256')
    .update(basename(workspace))
    .update(process.env.CATEGORY_BASE ?? '')
  for (const folder of [workspace, join(root, 'shared'), join(root, 'webpack')])
    for (const file of filesIn(folder))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file))
  for (const file of ['package-lock.json', 'tsconfig.base.json']) hash.update(readFileSync(join(root, file)))
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
