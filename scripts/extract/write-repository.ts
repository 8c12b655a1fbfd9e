import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLocked, readManifest, type Manifest, type Packed } from './pack-packages'

/**
 * Writes what makes a folder with a remote's sources a repository of its own: its `package.json`, with packed packages in
 * place of workspaces, the lock file, and the settings of the compiler and of lint.
 *
 * @param workspace the remote's folder, from the root
 */
export function writeRepository(to: string, workspace: string, packages: Packed[]): void {
  const manifest = manifestOf(workspace, packages)
  const write = (file: string, content: string) => writeFileSync(join(to, file), content)
  const writeJson = (file: string, content: object) => write(file, `${JSON.stringify(content, null, 2)}\n`)
  writeJson('package.json', manifest)
  writeJson('package-lock.json', lockFor(manifest))
  writeJson('tsconfig.json', {
    extends: './node_modules/@pundi/webpack/tsconfig.base.json',
    compilerOptions: { types: ['node', 'jest', '@testing-library/jest-dom'] },
    files: ['node_modules/@pundi/webpack/css.d.ts'],
    include: ['src', '*.config.ts'],
  })
  write('oxlint.config.js', lintConfiguration)
  write('.gitignore', 'node_modules\ndist\n.cache\n')
}

/** The remote's `package.json`, with what the root gave it. */
function manifestOf(workspace: string, packages: Packed[]): Manifest {
  const own = readManifest(workspace)
  const { overrides = {}, engines = {} } = readManifest('')
  const isRunning = (name: string) => own.dependencies?.[name] !== undefined
  const take = (isTaken: (name: string) => boolean) =>
    Object.fromEntries(
      packages.filter(({ name }) => isTaken(name)).map(({ name, file }) => [name, `file:packages/${file}`]),
    )
  return {
    ...own,
    engines,
    scripts,
    dependencies: { ...own.dependencies, ...take(isRunning) },
    devDependencies: { ...own.devDependencies, ...take(name => !isRunning(name)) },
    overrides,
  }
}

const commands = ['ship', 'promote', 'rollback', 'disable', 'enable', 'remove', 'status', 'gc', 'sync']

const scripts = {
  build: 'pundi-build',
  test: 'jest',
  types: 'tsc -p .',
  lint: 'oxlint -c oxlint.config.js',
  ...Object.fromEntries(commands.map(command => [command, `pundi-deploy ${command}`])),
}

const lintConfiguration = `import { remoteRules } from '@pundi/lint-config/remote'

export default remoteRules(import.meta.dirname)
`

/** The versions that are installed here, so that nothing newer comes in on the way. npm leaves out what is not needed. */
function lockFor({ name, version, dependencies, devDependencies }: Manifest) {
  const packages = Object.entries(readLocked()).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  )
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, dependencies, devDependencies }, ...Object.fromEntries(packages) },
  }
}
