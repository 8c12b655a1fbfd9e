import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href

export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
  output: string
}

/** Runs a program of the project in a folder, in a process of its own. */
export function runProgram(
  program: string,
  given: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Ending> {
  const child = spawn(process.execPath, ['--import', loader, join(root, program), ...given], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  return new Promise(resolve => child.once('close', (code, signal) => resolve({ code, signal, output })))
}
