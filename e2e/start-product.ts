import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Milliseconds for a first start, builds included, on a busy machine. */
const startLimit = 240_000

export interface Product {
  url: string
  /** The folder that holds its database, its site and its outbox. */
  data: string
  /** What it printed so far. */
  output: () => string
  stop: () => Promise<void>
}

/** Starts the whole product as `npm start` does, on a free port and an empty data folder of its own. */
export async function startProduct(): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'pundi-data-'))
  const port = await getPort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, NODE_ENV: 'development' },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += String(chunk)))
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  try {
    await Promise.race([
      ready(url),
      ended.then(() => Promise.reject(new Error('The product ended while it started.'))),
    ])
  } catch (error) {
    process.stderr.write(printed)
    await stop()
    throw error
  }
  return { url, data, output: () => printed, stop }
}

async function ready(url: string) {
  const giveUp = Date.now() + startLimit
  while (Date.now() < giveUp) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`The product was not ready after ${startLimit / 1000} seconds.`)
}
