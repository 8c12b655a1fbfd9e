import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import getPort from 'get-port'
import type { startPackageRegistry } from './package-registry'

const root = fileURLToPath(new URL('../..', import.meta.url))
const execute = promisify(execFile)

type Environment = Record<string, string>

export type OwnRepository = ReturnType<typeof repositoryIn>

export async function extractRemote(workspace: string): Promise<OwnRepository> {
  const outside = makeOutside()
  const folder = join(outside, 'team')
  await shell(root, `npm run extract -w ${workspace} -- --to ${folder}`)
  return repositoryIn(folder, outside)
}

export async function createRemote(
  name: string,
  { url }: Awaited<ReturnType<typeof startPackageRegistry>>,
): Promise<OwnRepository> {
  const outside = makeOutside()
  const packed = join(outside, 'packed')
  await shell(root, `npm run pack -- --to ${packed} --registry ${url}`)
  for (const file of readdirSync(packed))
    await shell(packed, `npm publish ${file} --${url.replace('http:', '')}/:_authToken=any`)
  const empty = join(outside, 'empty')
  mkdirSync(empty)
  // Use a new cache, because npm would take an older package with the same version from its usual
  // cache.
  const env = { npm_config_cache: join(outside, 'cache'), npm_config_yes: 'true' }
  await shell(empty, `npm create pundi-remote --registry=${url} -- ${name}`, env)
  return repositoryIn(join(empty, `remote-${name}`), outside)
}

const makeOutside = () => mkdtempSync(join(tmpdir(), 'pundi-outside-'))

function repositoryIn(folder: string, outside: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    outside,
    read,
    run: (line: string, env?: Environment) => shell(folder, line, env),
    /**
     * Starts a server. `get` returns the response text at a path, or "" if the server does not
     * answer.
     */
    async start(line: string) {
      const port = await getPort()
      const child = spawn('sh', ['-c', line], {
        ...{ cwd: folder, env: environment({ PORT: String(port) }), detached: true, stdio: 'ignore' },
      })
      const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
      return {
        get: (path: string) =>
          fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } }).then(
            answer => answer.text(),
            () => '',
          ),
        stop() {
          // Ends npm and its children, which form one process group.
          if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
          return ended
        },
      }
    },
    edit(file: string, before: string, after: string) {
      const text = read(file)
      if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`)
      writeFileSync(join(folder, file), text.replaceAll(before, after))
    },
    remove: () => rmSync(outside, { recursive: true }),
  }
}

/** The environment without npm's own variables, which describe another folder. */
const environment = (more: Environment = {}) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|NODE_OPTIONS)/.test(name)),
  ),
  CI: '1',
  npm_config_prefer_offline: 'true',
  ...more,
})

async function shell(cwd: string, line: string, env?: Environment) {
  const options = { cwd, env: environment(env), maxBuffer: 100_000_000 }
  await execute('sh', ['-c', line], options).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${line} in ${cwd}:\n${stdout}\n${stderr}`)
  })
}
