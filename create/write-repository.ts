import { readmeOf, workflow } from './readme'
import { writeFiles } from './files-of-remote'
import type { Manifest, Project } from './project'

/**
 * Writes the repository of a remote, without its sources, into the folder `to`.
 * @param own the remote's `package.json` in this monorepo
 */
export function writeRepository(to: string, own: Manifest, project: Project): void {
  const manifest = ownManifest(own, project)
  writeFiles(to, {
    'package.json': json(manifest),
    'package-lock.json': json(lockFor(manifest, project)),
    'tsconfig.json': json({
      extends: './node_modules/@pundi/webpack/tsconfig.base.json',
      compilerOptions: { types: ['node', 'jest', '@testing-library/jest-dom'] },
      files: ['node_modules/@pundi/webpack/styles/css.d.ts'],
      include: ['src', '*.config.ts'],
    }),
    'oxlint.config.js': lintConfiguration,
    '.gitignore': 'node_modules\ndist\n.cache\n.data\n',
    '.npmrc': registryOf(project),
    'README.md': readmeOf(manifest.name, project),
    '.github/workflows/check.yml': workflow,
  })
}

const json = (content: object) => `${JSON.stringify(content, null, 2)}\n`

function ownManifest(own: Manifest, { root, packages, registry }: Project): Manifest {
  const isRunning = (name: string) => own.dependencies?.[name] !== undefined
  const take = (isTaken: (name: string) => boolean) =>
    Object.fromEntries(
      packages
        .filter(({ name }) => isTaken(name))
        .map(({ name, version, file }) => [name, registry ? version : `file:packages/${file}`]),
    )
  return {
    ...own,
    engines: root.engines ?? {},
    scripts,
    dependencies: { ...own.dependencies, ...take(isRunning) },
    devDependencies: { ...own.devDependencies, ...take(name => !isRunning(name)) },
    overrides: root.overrides ?? {},
  }
}

const registryOf = ({ registry }: Project) =>
  registry
    ? `@pundi:registry=${registry}\n`
    : `# Pundi's packages are the files in packages/. If you publish them to your own registry, give its address here:
# @pundi:registry=https://packages.example
`

const commands = ['ship', 'promote', 'rollback', 'disable', 'enable', 'remove', 'status', 'gc', 'sync']

const scripts = {
  dev: 'pundi-dev',
  build: 'pundi-build',
  test: 'jest',
  types: 'tsc -p .',
  lint: 'oxlint -c oxlint.config.js',
  check: 'npm run types && npm run lint',
  preview: 'pundi-deploy ship --preview',
  ...Object.fromEntries(commands.map(command => [command, `pundi-deploy ${command}`])),
}

const lintConfiguration = `import { remoteRules } from '@pundi/lint-config/remote'

export default remoteRules(import.meta.dirname)
`

/**
 * The `package-lock.json` of the new repository, with the versions that are installed in this
 * monorepo. The file lists too many packages, but `npm install` removes those that the remote does
 * not need.
 */
function lockFor({ name, version, dependencies, devDependencies }: Manifest, { locked }: Project) {
  const packages = Object.entries(locked).filter(
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
