import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the api serves beside the pages, by the beginnings of the paths. */
export const apiPaths = ['/api', '/oidc', '/healthz', '/readyz', '/metrics']

/**
 * Runs the api from its sources on a free port, and anew after each edit of them.
 *
 * @param port of the address by which people reach it, which stands in the links it sends
 */
export async function runApi(port: number) {
  const own = await freePort()
  const child = spawn(process.execPath, watch, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: 'localhost',
      PORT: String(own),
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
      DATA_DIR: resolve(root, process.env.DATA_DIR || '.data'),
    },
  })
  process.once('exit', () => child.kill())
  let printed = ''
  const ready = new Promise<void>(resolve =>
    child.stdout.on('data', (chunk: Buffer) => {
      printed += String(chunk)
      process.stdout.write(chunk)
      if (printed.includes('Pundi is ready')) resolve()
    }),
  )
  return {
    url: `http://localhost:${own}`,
    ready,
    /** The demo account of a role, as the api announces it; undefined where it has got another password. */
    account(role: string) {
      const [, email, password] = new RegExp(`^ +${role} +(\\S+) +(\\S+)$`, 'm').exec(printed) ?? []
      return email && password ? { email, password } : undefined
    },
    /** Resolves when it has closed its database. */
    stop: () => {
      child.kill('SIGTERM')
      return new Promise<void>(resolve => child.once('exit', () => resolve()))
    },
  }
}

const watch = [
  join(root, 'node_modules/tsx/dist/cli.mjs'),
  'watch',
  '--clear-screen=false',
  '--include=api/src/**/*.sql',
  'api/src/server.ts',
]
