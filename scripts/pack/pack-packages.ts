import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

const folders = [
  ...['contract', 'platform', 'kit', 'devkit', 'single-process'].map(name => `shared/${name}`),
  'webpack',
  'lint',
  'deploy',
  'api',
  'dev',
]

export interface Packed {
  name: string
  file: string
}

/** Packs the workspaces into tarballs in `to`, which is created if missing. */
export function packPackages(to: string): Packed[] {
  mkdirSync(to, { recursive: true })
  const workspaces = folders.map(folder => `--workspace=${folder}`)
  // The packed webpack workspace needs a copy of the root's compiler options.
  const copied = join(root, 'webpack/tsconfig.base.json')
  copyFileSync(join(root, 'tsconfig.base.json'), copied)
  try {
    execFileSync('npm', ['pack', ...workspaces, '--pack-destination', to, '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } finally {
    rmSync(copied)
  }
  return folders.map(folder => {
    const { name, version } = readManifest(folder)
    return { name, file: `${name.replace('@', '').replace('/', '-')}-${version}.tgz` }
  })
}

export interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  scripts?: Record<string, string>
  overrides?: Record<string, string>
  engines?: Record<string, string>
}

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

/** Installed packages by path, as in npm's lock file. */
export const readLocked = () =>
  (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { link?: true }>
    }
  ).packages
