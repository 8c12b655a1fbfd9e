import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Maximum milliseconds for a first start with all builds, on a busy machine. */
export const startLimit = 240_000

export const previewKey = 'the-key-that-the-journeys-sign-previews-with'

export interface Account {
  email: string
  password: string
}

export interface Product {
  url: string
  data: string
  accounts: { user: Account; admin: Account }
  output: () => string
  stop: () => Promise<void>
}

/**
 * Runs `npm start` on a free port with an empty data folder.
 *
 * @param within time limit in milliseconds
 * @throws if the server stops, or is not ready in time
 */
export async function startProduct(within = startLimit): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'pundi-data-'))
  const port = await getPort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      PREVIEW_KEY: previewKey,
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += String(chunk)))
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
  const output = () => printed
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  try {
    const accounts = await Promise.race([
      readyWithAccounts(url, output, within),
      ended.then(() =>
        Promise.reject(new Error('Pundi ended before it was ready. Its output is printed above.')),
      ),
    ])
    return { url, data, accounts, output, stop }
  } catch (error) {
    process.stderr.write(printed)
    await stop()
    throw error
  }
}

async function readyWithAccounts(url: string, output: () => string, within: number) {
  const giveUp = Date.now() + within
  while (Date.now() < giveUp) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    const [user, admin] = [readAccount(output(), 'user'), readAccount(output(), 'admin')]
    if (answer?.ok && user && admin) return { user, admin }
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`Pundi was not ready after ${within / 1000} seconds. Its output is printed above.`)
}

function readAccount(output: string, role: string): Account | undefined {
  const [, email, password] = new RegExp(`^ +${role} +(\\S+) +(\\S+)$`, 'm').exec(output) ?? []
  return email && password ? { email, password } : undefined
}
