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

/** The paths, other than pages, that the api serves, by their prefixes. */
export const apiPaths = serverPaths

/**
 * Runs the api from its sources on a free port, and restarts it after each edit.
 *
 * @param port of the public address, for links in e-mails
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
  // Avoids an unhandled rejection before the caller awaits it.
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
    /** Rejects if the first start fails. A later failure can be fixed by another edit. */
    ready,
    /** The demo account of a role, as the api prints it; undefined if its password was changed. */
    account(role: string) {
      const [, email, password] = new RegExp(`^ +${role} +(\\S+) +(\\S+)$`, 'm').exec(printed) ?? []
      return email && password ? { email, password } : undefined
    },
    /** Resolves when the api has closed its database. */
    stop,
  }
}
