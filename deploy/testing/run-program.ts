import { afterAll } from '@jest/globals'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, '.cache')

export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
  output: string
}

/** A temporary folder inside the project, so that Node finds the installed packages. */
let folder: string | undefined
const bundles = new Map<string, Promise<string>>()

afterAll(() => {
  if (folder) rmSync(folder, { recursive: true })
})

export async function runProgram(
  program: string,
  given: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Ending> {
  const child = spawn(process.execPath, [await runnable(program), ...given], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  return new Promise(resolve => child.once('close', (code, signal) => resolve({ code, signal, output })))
}

/** Bundles a TypeScript program once, because a bundle starts in a fifth of the time. */
function runnable(program: string): Promise<string> {
  if (!program.endsWith('.ts')) return Promise.resolve(join(root, program))
  const bundled = bundles.get(program) ?? bundle(program)
  bundles.set(program, bundled)
  return bundled
}

async function bundle(program: string): Promise<string> {
  mkdirSync(cache, { recursive: true })
  folder ??= mkdtempSync(join(cache, 'bundled-'))
  const outdir = join(folder, basename(program, '.ts'))
  await build({
    absWorkingDir: root,
    entryPoints: [program],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Without splitting, modules that are imported on demand would load at the start.
    splitting: true,
    external: ['@aws-sdk/*', 'playwright-core'],
    // The bundle contains CommonJS packages, which need `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
  return join(outdir, `${basename(program, '.ts')}.mjs`)
}
