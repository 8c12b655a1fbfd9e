import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLocked, readManifest, type Manifest, type Packed } from '../scripts/pack/pack-packages'

/**
 * Writes a repository's files around a remote's sources: `package.json` with packed packages, lock file, compiler and
 * lint settings.
 *
 * @param workspace path from the root
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
    files: ['node_modules/@pundi/webpack/styles/css.d.ts'],
    include: ['src', '*.config.ts'],
  })
  write('oxlint.config.js', lintConfiguration)
  write('.gitignore', 'node_modules\ndist\n.cache\n.data\n')
  write('.npmrc', registry)
  write('README.md', readme(manifest.name))
  mkdirSync(join(to, '.github/workflows'), { recursive: true })
  write('.github/workflows/check.yml', workflow)
}

/** Adds the scripts and packages that the root provides in this repository. */
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

const registry = `# The packages of Pundi lie in packages/. Once a registry of your own has them, name it:
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

const readme = (name: string) => `# ${name}

A remote of Pundi: pages that are built and published apart from the rest. \`SITE\` is the folder that the server serves, or a bucket (\`s3://BUCKET/FOLDER\`); \`URL\` is the address of a site that runs.

\`\`\`
npm install                       the packages, of which Pundi's own lie in packages/
npm run dev                       this remote alone, at http://localhost:3000, with a server and a database of its own in .data
npm run dev -- --against URL      this remote in the shell of a site that runs, with its data; changes there are real
npm run check                     types and lint
npm test                          its tests
npm run build                     its build, in dist
npm run preview -- --to SITE      for whoever has the link that it prints; needs the server's PREVIEW_KEY
npm run ship -- --to SITE         publishes it to everybody; --percent 10: to a tenth of all browsers
npm run promote -- --site SITE    gives everybody what a tenth has
npm run status -- --site SITE     the live build, what may replace it, and who published it
npm run rollback -- --site SITE   the build before; --to BUILD: that one; --revoke: never again
npm run disable -- --site SITE --text TEXT    closes the area with a sentence for its users
npm run enable -- --site SITE     opens it again
npm run remove -- --site SITE     takes the remote out of the site
npm run gc -- --site SITE         removes builds that no open tab can need
npm run sync -- --from SITE --to DIR          brings a bucket's site into the folder of a server
\`\`\`

- A page is a folder of \`src/pages\` with \`route.tsx\`, and an entry in \`src/page-list.ts\`; its words stand in the four catalogues of \`src/catalogue\`.
- \`.github/workflows/check.yml\` runs the same commands for each change.
- A newer contract or kit comes as new files of \`packages\`: \`npm install packages/*.tgz\`.
`

/** GitHub Actions: checks for each change, and publication after a merge if SITE is set. */
const workflow = `name: check
on:
  push:
    branches: [main]
  pull_request:
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: npm ci
      - run: npm run check
      - run: npm test
      - run: npm run build
      - if: github.ref == 'refs/heads/main' && vars.SITE != ''
        run: npm run ship -- --to "$SITE"
        env:
          SITE: \${{ vars.SITE }}
          SHIP_BY: \${{ github.actor }}
          AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
`

/** Pins the versions installed here. npm drops what is not needed. */
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
