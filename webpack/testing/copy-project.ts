import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isSource = (path: string) =>
  !['node_modules', 'dist', '.git', '.cache', '.data'].includes(basename(path))

export function copyProject(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'pundi-copy-')))
  cpSync(root, copy, { recursive: true, filter: path => isSource(path) || path === root })
  linkPackages(copy, '.')
  const workspaces = readdirSync(join(root, 'node_modules/@pundi'))
  mkdirSync(join(copy, 'node_modules/@pundi'))
  for (const name of workspaces) {
    const folder = realpathSync(join(root, 'node_modules/@pundi', name)).slice(realpathSync(root).length)
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@pundi', name))
    linkPackages(copy, folder)
  }
  return copy
}

/** Links all installed packages except our own, which must come from the copy. */
function linkPackages(copy: string, workspace: string) {
  const from = join(root, workspace, 'node_modules')
  if (!existsSync(from)) return
  mkdirSync(join(copy, workspace, 'node_modules'))
  for (const name of readdirSync(from))
    if (name !== '@pundi') symlinkSync(join(from, name), join(copy, workspace, 'node_modules', name))
}
