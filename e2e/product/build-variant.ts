import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds the admin remote with one more page, in a copy of its workspace, as its team would. Answers the copy's folder.
 * Nothing else is built.
 */
export function buildAdminWithPage(page: string, heading: string): string {
  const copy = join(root, '.cache/variant/remote-admin')
  rmSync(copy, { recursive: true, force: true })
  const isSource = (path: string) => !['dist', 'node_modules'].includes(basename(path))
  cpSync(join(root, 'remote-admin'), copy, { recursive: true, filter: isSource })
  write(copy, 'webpack.config.ts', configuration)
  write(copy, `src/${page}/route.tsx`, `export const Component = () => <h1>${heading}</h1>\n`)
  const list = readFileSync(join(copy, 'src/page-list.ts'), 'utf8')
  write(copy, 'src/page-list.ts', list.replace('[] = [', `[] = [${entryOf(page, heading)},`))
  const catalogue = join(copy, 'src/catalogue/default.json')
  const words = JSON.parse(readFileSync(catalogue, 'utf8')) as Record<string, string>
  writeFileSync(catalogue, JSON.stringify({ ...words, [heading]: heading }))
  run(copy, 'webpack/build.ts')
  return copy
}

/**
 * Copies the user area's build under a new id. Answers its folder.
 *
 * @param breaks a page that shall crash
 */
export function copyUserBuild(breaks?: string): { folder: string; id: string } {
  const folder = join(root, '.cache/variant/remote-user')
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, 'remote-user/dist'), join(folder, 'dist'), { recursive: true })
  const id = randomBytes(6).toString('hex')
  const record = JSON.parse(readFileSync(join(folder, 'dist/build.json'), 'utf8')) as object
  write(folder, 'dist/build.json', JSON.stringify({ ...record, id }))
  if (breaks === undefined) return { folder, id }
  const code = readFileSync(join(folder, `dist/${breaks}.js`), 'utf8')
  const broken = code.replace(
    /Component:\(\)=>[\w$.]+/,
    "Component:()=>(()=>{throw new TypeError('broken')})",
  )
  if (broken === code) throw new Error(`There is no Component in ${breaks}.js.`)
  write(folder, `dist/${breaks}.js`, broken)
  return { folder, id }
}

/** Publishes a workspace's build to a site, as its team does: this remote alone. */
export const shipTo = (workspace: string, site: string) => run(workspace, 'deploy/ship.ts', '--to', site)

/** Rolls a remote back to its previous build, as its team does. */
export const rollBack = (workspace: string, site: string) =>
  run(workspace, 'deploy/rollback.ts', '--site', site)

const configuration = `import { remote } from '../../../webpack/remote'

export default remote(import.meta.dirname)
`

const entryOf = (page: string, title: string) => `{
  page: '${page}',
  path: '/admin/${page}',
  title: '${title}',
  navigation: { label: '${title}' as MessageId, order: 9, icon: LayoutDashboard },
  route: () => import(/* webpackChunkName: "${page}" */ './${page}/route'),
}`

function write(folder: string, file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

function run(cwd: string, ...program: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), ...program], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', INIT_CWD: cwd },
  })
  if (status !== 0) throw new Error(stderr)
}
