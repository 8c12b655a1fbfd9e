import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pLimit from 'p-limit'
import { Refusal } from '../../deploy/refusal'
import { markOf, type Stale } from './find-stale'
import { timeStep } from './time-step'

/** A build keeps a core busy. */
const inTurn = pLimit(2)

/** Runs a TypeScript program in a workspace's folder; what it prints is shown only when it fails. */
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
  throw new Refusal(`The build of ${workspace} failed; what it printed stands above.`)
}

async function build(root: string, { workspace, id }: Stale): Promise<void> {
  await timeStep(`Built ${workspace}`, () =>
    runProgram(root, workspace, workspace === 'api' ? 'api/build.ts' : 'webpack/build.ts'),
  )
  if (workspace === 'api') await writeFile(markOf(root), id)
}

/** Builds workspaces, at most two at a time. Refuses at the first failure, after printing what that build printed. */
export async function buildStale(root: string, stale: Stale[]): Promise<void> {
  if (!stale.length) return
  process.stdout.write(`Building ${stale.map(({ workspace }) => workspace).join(', ')}…\n`)
  await inTurn.map(stale, one => build(root, one))
}
