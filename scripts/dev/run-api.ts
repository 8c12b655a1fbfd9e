import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import getPort from 'get-port'
import { OperatorRefusal } from '../../deploy/operator-refusal'
import { serverPaths } from '../../shared/contract/federation'
import { runWatched } from './run-watched'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['api/src', 'shared/contract', 'shared/contract/federation'].map(folder => join(root, folder))
const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href

/** What the api serves beside the pages, by the beginnings of the paths. */
export const apiPaths = serverPaths

/**
 * Runs the api from its sources on a free port, and anew after each edit of them.
 *
 * @param port of the address by which people reach it, which stands in the links it sends
 */
export async function runApi(port: number) {
  const own = await getPort()
  const env = {
    ...process.env,
    HOST: 'localhost',
    PORT: String(own),
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    DATA_DIR: resolve(root, process.env.DATA_DIR || '.data'),
  }
  let printed = ''
  let begun: () => void
  let failed: (reason: OperatorRefusal) => void
  const ready = new Promise<void>((resolve, reject) => {
    begun = resolve
    failed = reject
  })
  // Whoever waits for it hears of it, even when that is later.
  ready.catch(() => {})

  const start = () => {
    const child = spawn(process.execPath, ['--import', loader, 'api/src/server.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    })
    child.stdout.on('data', (chunk: Buffer) => {
      printed += String(chunk)
      process.stdout.write(chunk)
      if (printed.includes('Pundi is ready')) begun()
    })
    child.once('exit', () =>
      failed(new OperatorRefusal('The api did not start; what it printed stands above.')),
    )
    return child
  }
  const { stop } = runWatched(start, sources)
  return {
    url: `http://localhost:${own}`,
    /** Rejects when the first start fails; a later one may be mended by an edit. */
    ready,
    /** The demo account of a role, as the api announces it; undefined where it has got another password. */
    account(role: string) {
      const [, email, password] = new RegExp(`^ +${role} +(\\S+) +(\\S+)$`, 'm').exec(printed) ?? []
      return email && password ? { email, password } : undefined
    },
    /** Resolves when it has closed its database. */
    stop,
  }
}
