import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { remoteNames, remotes } from '@pundi/contract/federation'
import { makeFolder } from '../../../deploy/testing/make-dist'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Replaces the webpack build: makes a small build, or fails if the sources contain `broken.ts`. */
const buildWorkspace = `
import { cpSync, existsSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { remoteNames, remotes } from '@pundi/contract/federation'
import { makeRemote, makeShell, removeFolders } from '../deploy/testing/make-dist'
import { sourcesId } from './describe/sources-id'

if (existsSync('src/broken.ts')) {
  console.error('src/broken.ts: this cannot be built')
  process.exit(1)
}
const name = remoteNames.find(name => remotes[name].folder === basename(process.cwd()))
const id = sourcesId(process.cwd())
const dist = name ? makeRemote(name, id, { id }) : makeShell(id, { id })
rmSync('dist', { recursive: true, force: true })
cpSync(dist, 'dist', { recursive: true })
removeFolders()
`

const buildApi = `
import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist', { recursive: true })
writeFileSync('dist/server.js', \`
  import { createServer } from 'node:http'
  const { PORT, DATA_DIR, SITE_DIR } = process.env
  process.on('SIGTERM', () => process.exit(7))
  createServer().listen(Number(PORT), () => console.log('Serving ' + SITE_DIR + ' on ' + PORT + ', data in ' + DATA_DIR))
\`)
`

export function makeProject(): string {
  const project = makeFolder()
  for (const path of [
    'deploy',
    'dev/check-machine.ts',
    'scripts/start.ts',
    'scripts/start',
    'api/src/platform/database/embedded/folder/folder-lock.ts',
    'api/src/configuration.ts',
    'api/src/environment.ts',
    'api/src/operator-refusal.ts',
    'shared',
    'webpack/describe/sources-id.ts',
    'package-lock.json',
  ])
    cpSync(join(root, path), join(project, path), {
      recursive: true,
      filter: source => !/[\\/](dist|node_modules|[^\\/]+\.test\.tsx?)$/.test(source),
    })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  for (const workspace of ['shell', ...remoteNames.map(name => remotes[name].folder), 'api']) {
    mkdirSync(join(project, workspace, 'src'), { recursive: true })
    writeFileSync(join(project, workspace, 'src/main.ts'), workspace)
  }
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(project, 'webpack/build.ts'), buildWorkspace)
  writeFileSync(join(project, 'api/build.ts'), buildApi)
  return project
}
