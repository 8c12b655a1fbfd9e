import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import getPort from 'get-port'

const root = fileURLToPath(new URL('../..', import.meta.url))
const execute = promisify(execFile)

export interface Extracted {
  npm: (...given: string[]) => Promise<void>
  /** Starts `npm run dev` in the extracted repository. `get` returns the text at a path, or "" without an answer. */
  runDev: (
    ...given: string[]
  ) => Promise<{ get: (path: string) => Promise<string>; stop: () => Promise<void> }>
  edit: (file: string, before: string, after: string) => void
  remove: () => void
}

export async function extractRemote(workspace: string): Promise<Extracted> {
  const outside = mkdtempSync(join(tmpdir(), 'pundi-outside-'))
  const folder = join(outside, 'team')
  await npmIn(root, 'run', 'extract', '-w', workspace, '--', '--to', folder)
  return {
    npm: (...given) => npmIn(folder, ...given),
    async runDev(...given) {
      const port = await getPort()
      const child = spawn('npm', ['run', 'dev', '--', ...given], {
        ...{ cwd: folder, env: { ...environment(), PORT: String(port) }, detached: true, stdio: 'ignore' },
      })
      const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
      return {
        get: path =>
          fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } }).then(
            answer => answer.text(),
            () => '',
          ),
        stop() {
          // npm and its children form one process group.
          if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
          return ended
        },
      }
    },
    edit(file, before, after) {
      const path = join(folder, file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`)
      writeFileSync(path, text.replaceAll(before, after))
    },
    remove: () => rmSync(outside, { recursive: true }),
  }
}

/** This process's environment without npm's variables, which describe another folder. */
const environment = () => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|NODE_OPTIONS)/.test(name)),
  ),
  CI: '1',
})

async function npmIn(cwd: string, ...given: string[]) {
  const env = environment()
  await execute('npm', given, { cwd, env, maxBuffer: 100_000_000 }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`npm ${given.join(' ')} in ${cwd}:\n${stdout}\n${stderr}`)
  })
}
