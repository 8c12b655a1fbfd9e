import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'

/** A server that listens. */
export interface Server {
  url: string
  /** Of its first process; where it has more, they are below it. */
  pid: number
  stop: () => Promise<void>
}

export const root = fileURLToPath(new URL('../..', import.meta.url))
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Builds the api of a checkout as production runs it; answers the file and how to remove it. */
export function buildApi(checkout: string) {
  const folder = 'dist/bench'
  execFileSync(process.execPath, [join(checkout, 'scripts/run.mjs'), 'api/build.ts', folder], {
    cwd: checkout,
  })
  const built = join(checkout, 'api', folder)
  return { file: join(built, 'server.js'), remove: () => rmSync(built, { recursive: true, force: true }) }
}

/** One user of the bench asks for a thousand: no bound of calls is to be what is measured. */
const unbounded = { CALL_LIMIT: '1000000', CALLS_IN_FLIGHT: '10000', CALLS_AT_ONCE: '100' }

interface Product {
  /** Made by `buildApi`. */
  file: string
  databaseUrl: string
  /** Where it keeps its data and its log. */
  folder: string
  /** How many behind one port; one is started as production starts it, without anything between. */
  processes?: number
}

/** Starts the api in production, its log in a file; it migrates its database first. */
export async function startProduct({ file, databaseUrl, folder, processes = 1 }: Product): Promise<Server> {
  const port = await getPort()
  mkdirSync(folder, { recursive: true })
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'w')
  const env = {
    ...process.env,
    ...unbounded,
    NODE_ENV: 'production',
    LOG_LEVEL: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    DATABASE_URL: databaseUrl,
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
    if (child.exitCode !== null || tries > 300) {
      child.kill('SIGKILL')
      throw new Error(`The api did not start: ${readFileSync(logFile, 'utf8')}`)
    }
  return { url, pid: Number(child.pid), stop: () => end(child) }
}

async function isReady(url: string): Promise<boolean> {
  await setTimeout(100)
  // While it tries its port, a server takes connections that it never answers, and waits until they are gone.
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}

/** Starts the program of `least/`, which asks the same of its database. */
export async function startLeast(databaseUrl: string): Promise<Server> {
  const child = fork(here('least/server.ts'), { env: { ...process.env, DATABASE_URL: databaseUrl } })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The least did not start.')))
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
  ended.catch(() => undefined)
  return { url: `http://127.0.0.1:${port}`, pid: Number(child.pid), stop: () => end(child) }
}

/** Milliseconds, more than the api gives answers that are under way. */
const PATIENCE = 15_000

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = globalThis.setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  await ended
  clearTimeout(timer)
}
