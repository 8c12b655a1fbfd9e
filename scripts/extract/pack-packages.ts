import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a remote is made with, as folders of the root. */
const folders = [
  ...['contract', 'platform', 'kit', 'devkit', 'lock-file'].map(name => `shared/${name}`),
  'webpack',
  'lint',
  'deploy',
]

/** A packed package: its name, and the name of its file. */
export interface Packed {
  name: string
  file: string
}

/** Packs everything that a remote is made with into a folder, which is created if it is missing. */
export function packPackages(to: string): Packed[] {
  mkdirSync(to, { recursive: true })
  const workspaces = folders.map(folder => `--workspace=${folder}`)
  execFileSync('npm', ['pack', ...workspaces, '--pack-destination', to, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
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

/** The `package.json` in a folder of the root; "" is the root itself. */
export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

/** The packages that are installed here, by their place, as npm's lock file has them. */
export const readLocked = () =>
  (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { link?: true }>
    }
  ).packages
