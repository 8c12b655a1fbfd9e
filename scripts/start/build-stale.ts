import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pLimit from 'p-limit'
import { hash } from '../../deploy/files/hash'
import { OperatorRefusal } from '../../deploy/operator-refusal'
import { remoteNames, remotes } from '../../shared/contract/federation'
import { sourcesId } from '../../webpack/describe/sources-id'

interface Stale {
  workspace: string
  sources: string
}

/**
 * The file that records the sources from which the output in `dist` was built. This file is not in
 * `dist`, because all of `dist` is published.
 */
const markOf = (root: string, workspace: string) => join(root, '.cache/built', workspace)

/**
 * The content of the file `.cache/built/WORKSPACE`: a hash of the sources and a hash of the output.
 * The output has a hash too, because somebody may have replaced the output. Undefined if there is
 * no output.
 */
function markFor(root: string, { workspace, sources }: Stale): string | undefined {
  const file = join(root, workspace, 'dist', workspace === 'api' ? 'server.js' : 'build.json')
  return existsSync(file) ? `${sources} ${hash(readFileSync(file))}` : undefined
}

function isBuilt(root: string, stale: Stale): boolean {
  const mark = markOf(root, stale.workspace)
  return existsSync(mark) && readFileSync(mark, 'utf8') === markFor(root, stale)
}

export const published = ['shell', ...remoteNames.map(name => remotes[name].folder)]

function findStale(root: string): Stale[] {
  return [...published, 'api']
    .map(workspace => ({ workspace, sources: sourcesId(join(root, workspace)) }))
    .filter(stale => !isBuilt(root, stale))
}

/** At most two builds at a time, because each build uses a whole core. */
const inTurn = pLimit(2)

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
  throw new OperatorRefusal(
    `The build of ${workspace} failed. Fix the errors that it printed above, then run the command again.`,
  )
}

async function build(root: string, stale: Stale): Promise<void> {
  const { workspace } = stale
  const mark = markOf(root, workspace)
  await rm(mark, { force: true })
  await timeStep(`Built ${workspace}`, () =>
    runProgram(root, workspace, workspace === 'api' ? 'api/build.ts' : 'webpack/build.ts'),
  )
  await mkdir(dirname(mark), { recursive: true })
  await writeFile(mark, markFor(root, stale) ?? '')
}

/**
 * Builds all workspaces whose sources or output have changed. If a build fails, prints its output
 * and throws.
 */
export async function buildStale(root: string): Promise<void> {
  const stale = findStale(root)
  if (!stale.length) return
  process.stdout.write(`Building ${stale.map(({ workspace }) => workspace).join(', ')}…\n`)
  await inTurn.map(stale, one => build(root, one))
}

export async function timeStep<Result>(done: string, step: () => Promise<Result>): Promise<Result> {
  const begin = performance.now()
  const result = await step()
  process.stdout.write(`${done} in ${((performance.now() - begin) / 1000).toFixed(1)} s\n`)
  return result
}
