import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pLimit from 'p-limit'
import { parseBuild } from '../../deploy/build/read-dist'
import { OperatorRefusal } from '../../deploy/operator-refusal'
import { remoteNames, remotes } from '../../shared/contract/federation'
import { buildId } from '../../webpack/build-id'

/** A workspace to be built, and the id that its present sources give. */
interface Stale {
  workspace: string
  id: string
}

/** The file with the id of the api's build, whose output has no other place for it. */
const markOf = (root: string) => join(root, 'api/dist/build-id')

function readMark(root: string, workspace: string): string | undefined {
  try {
    if (workspace === 'api') return readFileSync(markOf(root), 'utf8')
    const dist = join(root, workspace, 'dist')
    return parseBuild(dist, readFileSync(join(dist, 'build.json'))).id
  } catch {
    return undefined
  }
}

/** The workspaces whose builds make a site. */
export const published = ['shell', ...remoteNames.map(name => remotes[name].folder)]

/** The workspaces without a build of their present sources. */
function findStale(root: string): Stale[] {
  return [...published, 'api']
    .map(workspace => ({ workspace, id: buildId(join(root, workspace)) }))
    .filter(({ workspace, id }) => readMark(root, workspace) !== id)
}

/** Two builds at a time: each uses a core. */
const inTurn = pLimit(2)

/** Runs a TypeScript program in a workspace's folder. Prints its output only if it fails. */
async function runProgram(root: string, workspace: string, program: string): Promise<void> {
  const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
  const child = spawn(process.execPath, ['--import', loader, join(root, program)], {
    cwd: join(root, workspace),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => child.kill()
  process.once('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  process.off('exit', end)
  if (code === 0) return
  process.stderr.write(output)
  throw new OperatorRefusal(`The build of ${workspace} failed; what it printed stands above.`)
}

async function build(root: string, { workspace, id }: Stale): Promise<void> {
  await timeStep(`Built ${workspace}`, () =>
    runProgram(root, workspace, workspace === 'api' ? 'api/build.ts' : 'webpack/build.ts'),
  )
  if (workspace === 'api') await writeFile(markOf(root), id)
}

/**
 * Builds what changed since the last build, at most two workspaces at a time. Throws at the first failure, after
 * printing the output of that build.
 */
export async function buildStale(root: string): Promise<void> {
  const stale = findStale(root)
  if (!stale.length) return
  process.stdout.write(`Building ${stale.map(({ workspace }) => workspace).join(', ')}…\n`)
  await inTurn.map(stale, one => build(root, one))
}

/** Runs a step, then prints `done` and the seconds that it took. */
export async function timeStep<Result>(done: string, step: () => Promise<Result>): Promise<Result> {
  const begin = performance.now()
  const result = await step()
  process.stdout.write(`${done} in ${((performance.now() - begin) / 1000).toFixed(1)} s\n`)
  return result
}
