import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import type { Manifest, Packed, Project } from '../../create/project'
import { remoteNames, remotes } from '../../shared/contract/federation'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const folders = [
  ...['contract', 'platform', 'kit', 'devkit', 'single-process'].map(name => `shared/${name}`),
  'webpack',
  'lint',
  'deploy',
  'api',
  'dev',
]

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
export const readManifest = (folder: string) => readJson(join(root, folder, 'package.json')) as Manifest

const describe = (folder: string): Packed => {
  const { name, version } = readManifest(folder)
  return { name, version, file: `${name.replace('@', '').replace('/', '-')}-${version}.tgz` }
}

export const readProject = (registry?: string): Project => ({
  root: readManifest(''),
  remote: readManifest(remotes.admin.folder),
  taken: ['shell', 'api', ...remoteNames],
  packages: folders.map(describe),
  registry,
  locked: (readJson(join(root, 'package-lock.json')) as { packages: Project['locked'] }).packages,
})

/**
 * Packs the workspaces that a remote needs as tarballs into the folder `to`. Returns the names of
 * the tarballs.
 *
 * @param registry the only registry to which npm may publish the tarballs; if absent, npm refuses
 * to publish them
 */
export function packPackages(to: string, registry?: string): string[] {
  process.stdout.write(`Packing ${folders.length} packages…\n`)
  mkdirSync(to, { recursive: true })
  // The packed webpack workspace needs a copy of the root's compiler options.
  const copied = join(root, 'webpack/tsconfig.base.json')
  copyFileSync(join(root, 'tsconfig.base.json'), copied)
  try {
    pack(folders, to)
  } finally {
    rmSync(copied)
  }
  return release(to, folders, registry)
}

/**
 * Packs `create-pundi-remote` into the folder `to`, together with the packages for a new repository
 * or the address of their registry.
 *
 * @param packages names of tarballs in `to`
 */
export function packCreate(to: string, packages: string[], registry?: string): string[] {
  const project = join(root, 'create/project')
  rmSync(project, { recursive: true, force: true })
  mkdirSync(join(project, 'packages'), { recursive: true })
  try {
    if (!registry) for (const file of packages) copyFileSync(join(to, file), join(project, 'packages', file))
    buildSync({
      entryPoints: [join(root, 'create/create.ts')],
      outfile: join(project, 'create.mjs'),
      ...{ bundle: true, platform: 'node', format: 'esm' },
    })
    writeFileSync(join(project, 'project.json'), JSON.stringify(readProject(registry)))
    pack(['create'], to)
  } finally {
    rmSync(project, { recursive: true })
  }
  return release(to, ['create'], registry)
}

const pack = (workspaces: string[], to: string) =>
  execFileSync(
    'npm',
    ['pack', ...workspaces.map(name => `--workspace=${name}`), '--pack-destination', to, '--loglevel=error'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )

function release(to: string, workspaces: string[], registry: string | undefined): string[] {
  const files = workspaces.map(workspace => describe(workspace).file)
  if (registry) for (const file of files) allowOnly(registry, join(to, file))
  return files
}

function allowOnly(registry: string, file: string) {
  const unpacked = mkdtempSync(join(tmpdir(), 'pundi-release-'))
  execFileSync('tar', ['-xzf', file, '-C', unpacked])
  const place = join(unpacked, 'package/package.json')
  const { private: _, ...manifest } = readJson(place) as Manifest
  writeFileSync(place, JSON.stringify({ ...manifest, publishConfig: { registry } }, null, 2))
  execFileSync('tar', ['-czf', file, '-C', unpacked, 'package'])
  rmSync(unpacked, { recursive: true })
}
