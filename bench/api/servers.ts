import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'

export interface Server {
  url: string
  pid: number
  stop: () => Promise<void>
}

export const root = fileURLToPath(new URL('../..', import.meta.url))
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export function buildApi(checkout: string) {
  const folder = 'dist/bench'
  execFileSync(process.execPath, [join(checkout, 'scripts/run.mjs'), 'api/build.ts', folder], {
    cwd: checkout,
  })
  const built = join(checkout, 'api', folder)
  return { file: join(built, 'server.js'), remove: () => rmSync(built, { recursive: true, force: true }) }
}

/**
 * Switches the rate limits off, because one user of the benchmark makes the calls of a thousand
 * users.
 */
const unbounded = { CALL_LIMIT: '1000000', CALLS_IN_FLIGHT: '10000', CALLS_AT_ONCE: '100' }

interface Product {
  file: string
  /**
   * If undefined, the api uses an embedded database in `folder`. It then runs in development mode,
   * because production refuses an embedded database.
   */
  databaseUrl: string | undefined
  folder: string
  /**
   * The number of server processes behind one port. A single process runs without a cluster, as in
   * production.
   */
  processes?: number
}

/**
 * Maximum number of readiness checks, each after a tenth of a second. This gives the server at
 * least two minutes: on a busy machine, a new embedded database starts slowly.
 */
const START = 1200

export async function startProduct({ file, databaseUrl, folder, processes = 1 }: Product): Promise<Server> {
  const port = await getPort()
  mkdirSync(folder, { recursive: true })
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'w')
  const env = {
    ...process.env,
    ...unbounded,
    NODE_ENV: databaseUrl === undefined ? 'development' : 'production',
    LOG_LEVEL: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    PUBLIC_URL: 'https://pundi.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'pundi@pundi.example',
    ADMIN_EMAIL: 'admin@pundi.example',
    ADMIN_PASSWORD: 'gunung biru jauh',
    NODE_OPTIONS: '',
  }
  const child =
    processes === 1
      ? spawn(process.execPath, [file], { env, stdio: ['ignore', log, log] })
      : fork(here('several.ts'), [file, String(processes)], { env, stdio: ['ignore', log, log, 'ipc'] })
  closeSync(log)
  process.once('exit', () => child.kill('SIGTERM'))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await isReady(url)); tries += 1)
    if (child.exitCode !== null || tries > START) {
      child.kill('SIGKILL')
      throw new Error(`The api did not start: ${readFileSync(logFile, 'utf8')}`)
    }
  return { url, pid: Number(child.pid), stop: () => end(child) }
}

async function isReady(url: string): Promise<boolean> {
  await setTimeout(100)
  // A starting server accepts connections without answering, and becomes ready only after these
  // connections are closed. So the timeout closes each connection after a second.
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}

/** Milliseconds until a process is killed. Longer than the api takes to shut down properly. */
const PATIENCE = 15_000

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = globalThis.setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  await ended
  clearTimeout(timer)
}
