import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const execute = promisify(execFile)

/** A remote in a folder outside the project, where its team has npm and what is packed, and nothing else. */
export interface Extracted {
  npm: (...given: string[]) => Promise<void>
  edit: (file: string, before: string, after: string) => void
  remove: () => void
}

/** Takes a remote out of the project, by the command for it. */
export async function extractRemote(workspace: string): Promise<Extracted> {
  const outside = mkdtempSync(join(tmpdir(), 'pundi-outside-'))
  const folder = join(outside, 'team')
  await npmIn(root, 'run', 'extract', '-w', workspace, '--', '--to', folder)
  return {
    npm: (...given) => npmIn(folder, ...given),
    edit(file, before, after) {
      const path = join(folder, file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`)
      writeFileSync(path, text.replaceAll(before, after))
    },
    remove: () => rmSync(outside, { recursive: true }),
  }
}

/** Rejects with what npm printed. The variables that npm sets for its own scripts are those of another folder. */
async function npmIn(cwd: string, ...given: string[]) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|INIT_CWD|NODE_OPTIONS)/.test(name),
  )
  const env = { ...Object.fromEntries(inherited), CI: '1' }
  await execute('npm', given, { cwd, env, maxBuffer: 100_000_000 }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`npm ${given.join(' ')} in ${cwd}:\n${stdout}\n${stderr}`)
  })
}
