import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import getPort from 'get-port'
import { OperatorRefusal } from '@pundi/deploy/operator-refusal'
import { serverPaths } from '@pundi/contract/federation'
import { runWatched } from './run-watched'

const require = createRequire(import.meta.url)
const folderOf = (file: string) => realpathSync(dirname(require.resolve(file)))

const api = folderOf('@pundi/api/package.json')
const contract = folderOf('@pundi/contract')
/** An installed package does not change, so it is not watched. */
const sources = [join(api, 'src'), contract, join(contract, 'federation')].filter(
  folder => !folder.includes('node_modules'),
)
const loader = pathToFileURL(require.resolve('tsx')).href

export const apiPaths = serverPaths

/**
 * Runs the api from its sources on a free port. Restarts it after each edit.
 *
 * @param port the public port, which the links in e-mails use
 */
export async function runApi(port: number) {
  const own = await getPort()
  const env = {
    ...process.env,
    HOST: 'localhost',
    PORT: String(own),
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    DATA_DIR: resolve(process.env.INIT_CWD ?? '.', process.env.DATA_DIR || '.data'),
  }
  let printed = ''
  let begun: () => void
  let failed: (reason: OperatorRefusal) => void
  const ready = new Promise<void>((resolve, reject) => {
    begun = resolve
    failed = reject
  })
  // Without a handler, Node would end the process if this promise is rejected before the caller
  // awaits it.
  ready.catch(() => {})

  const start = () => {
    const child = spawn(process.execPath, ['--import', loader, join(api, 'src/server.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    })
    child.stdout.on('data', (chunk: Buffer) => {
      printed += String(chunk)
      process.stdout.write(chunk)
      if (printed.includes('Pundi is ready')) begun()
    })
    child.once('exit', () =>
      failed(new OperatorRefusal('The api did not start. It printed the reason above.')),
    )
    return child
  }
  const { stop } = runWatched(start, sources)
  return {
    url: `http://localhost:${own}`,
    /**
     * Resolves when the api has started. Rejects if the first start fails. After a later failure,
     * the next edit starts the api again.
     */
    ready,
    /**
     * The demo account of a role, read from the api's output. Undefined if its password was
     * changed.
     */
    account(role: string) {
      const [, email, password] = new RegExp(`^ +${role} +(\\S+) +(\\S+)$`, 'm').exec(printed) ?? []
      return email && password ? { email, password } : undefined
    },
    stop,
  }
}
