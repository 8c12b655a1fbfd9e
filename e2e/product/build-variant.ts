import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentId, unknownId, withId } from '@pundi/contract/content-id'
import { previewKey, type Product } from './start-product'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Copies the admin remote, adds a page, builds only this copy, and returns its folder.
 *
 * @param css stylesheet of the new page
 */
export function buildAdminWithPage(page: string, heading: string, css = ''): string {
  const copy = copyAdmin(page)
  write(
    copy,
    `src/pages/${page}/route.tsx`,
    `import './page.css'\nexport const Component = () => <h1>${heading}</h1>\n`,
  )
  write(copy, `src/pages/${page}/page.css`, css)
  const list = readFileSync(join(copy, 'src/page-list.ts'), 'utf8')
  write(copy, 'src/page-list.ts', list.replace('[] = [', `[] = [${entryOf(page, heading)},`))
  const catalogue = join(copy, 'src/catalogue/default.json')
  const words = JSON.parse(readFileSync(catalogue, 'utf8')) as Record<string, string>
  writeFileSync(catalogue, JSON.stringify({ ...words, [heading]: heading }))
  run(copy, 'webpack/build.ts')
  return copy
}

/**
 * Copies the admin remote and returns the new folder. `copyName` must be unique, because tests run
 * in parallel.
 */
export function copyAdmin(copyName: string): string {
  const copy = join(root, '.cache/variant', copyName, 'remote-admin')
  rmSync(copy, { recursive: true, force: true })
  const isSource = (path: string) => !['dist', 'node_modules'].includes(basename(path))
  cpSync(join(root, 'remote-admin'), copy, { recursive: true, filter: isSource })
  return copy
}

const breakages = {
  'throws at the top of its file': { file: "throw new Error('broken');$&" },
  'throws a TypeError as it is evaluated': { module: "throw new TypeError('broken');$&" },
  'throws a plain error as it is evaluated': { module: "throw new Error('broken');$&" },
  'throws after its exports are there': { module: "$&throw new Error('broken');" },
  'throws as it is drawn': { component: "throw new TypeError('broken')" },
  'throws later': { component: "setTimeout(()=>{throw new TypeError('broken')},50);return null" },
  'never ends': { component: 'for(;;);' },
  'never ends as it is evaluated': { module: '$&for(;;);' },
  'never ends soon after it was drawn': { component: 'setTimeout(()=>{for(;;);},500);return null' },
  'replaces fetch by what hangs': { module: '$&window.fetch=()=>new Promise(()=>{});' },
  'empties the document': {
    component: "setTimeout(()=>document.getElementById('root').replaceChildren(),50);return null",
  },
  'breaks a method of arrays': { module: '$&Array.prototype.map=()=>{throw new TypeError("broken")};' },
}

export type Breakage = keyof typeof breakages

/**
 * Copies the build of the user area under a new id. Returns the copy's folder and id.
 *
 * @param page name of the page that is broken in the copy, or "layout"; by default, the copy works
 */
export function copyUserBuild(
  page?: string,
  how: Breakage = 'throws as it is drawn',
): { folder: string; id: string } {
  const folder = join(root, '.cache/variant', randomBytes(6).toString('hex'), 'remote-user')
  copyDist('remote-user', folder)
  if (page === undefined) return { folder, id: seal(folder) }
  const code = readFileSync(join(folder, `dist/${page}.js`), 'utf8')
  const breakage: { file: string } | { module: string } | { component: string } = breakages[how]
  const broken =
    'file' in breakage
      ? code.replace(/^/, breakage.file)
      : 'module' in breakage
        ? code.replace(/(\w\.r\(\w\),)?\w\.d\(\w,\{Component:\(\)=>[^}]*\}\);/, breakage.module)
        : code.replace(/Component:\(\)=>[\w$.]+/, `Component:()=>()=>{${breakage.component}}`)
  if (broken === code) throw new Error(`There is no Component in ${page}.js.`)
  write(folder, `dist/${page}.js`, broken)
  return { folder, id: seal(folder) }
}

/** Copies the shell's build under a new id, with changed code. */
export function copyShellBuild(change: (code: string) => string): { folder: string; id: string } {
  const folder = join(root, `.cache/variant/${process.pid}/shell`)
  rmSync(folder, { recursive: true, force: true })
  copyDist('shell', folder)
  write(folder, 'dist/shell.js', change(read(folder, 'dist/shell.js')))
  return { folder, id: seal(folder) }
}

export function seal(folder: string): string {
  const { id: copied } = JSON.parse(read(folder, 'dist/build.json')) as { id: string }
  // Add a random file, so that two copies of one build get different ids.
  write(folder, 'dist/variant.txt', randomBytes(6).toString('hex'))
  const paths = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(join(folder, 'dist'), join(entry.parentPath, entry.name)))
  const files = new Map(
    paths.map(path => {
      const content = readFileSync(join(folder, 'dist', path))
      return [path, content.includes(copied) ? String(content).replaceAll(copied, unknownId) : content]
    }),
  )
  const id = contentId(files)
  for (const [path, text] of withId(files, id)) write(folder, `dist/${path}`, text)
  return id
}

function copyDist(workspace: string, folder: string) {
  for (const path of ['dist', 'package.json'])
    cpSync(join(root, workspace, path), join(folder, path), { recursive: true })
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

export function shipUserBuild({ data }: Pick<Product, 'data'>, how?: Breakage, broken = 'dashboard') {
  const done = copyUserBuild(how && broken, how)
  shipTo(done.folder, join(data, 'site'))
  return done
}

export function takeBack(
  { data }: Pick<Product, 'data'>,
  done: { folder: string; id: string },
  ...options: '--revoke'[]
) {
  rollBack(done.folder, join(data, 'site'), ...options)
  removeCopy(done)
}

/**
 * Publishes a build without the browser check of `ship`, as if a broken build had passed this
 * check.
 */
export const publishUnseen = (workspace: string, site: string) =>
  run(workspace, 'e2e/product/publish-unseen.ts', site)
/** Removes a copied build. The build must no longer be live. */
export const removeCopy = ({ folder }: { folder: string }) =>
  rmSync(dirname(folder), { recursive: true, force: true })

export const shipTo = (workspace: string, site: string) =>
  run(workspace, 'deploy/commands/ship.ts', '--to', site)

export function shipPreview(workspace: string, { url, data }: Pick<Product, 'url' | 'data'>): string {
  const given = ['--to', join(data, 'site'), '--preview', '--server', url]
  const [link = ''] = /http\S+/.exec(run(workspace, 'deploy/commands/ship.ts', ...given)) ?? []
  return link
}

export const rollBack = (workspace: string, site: string, ...options: '--revoke'[]) =>
  run(workspace, 'deploy/commands/rollback.ts', '--site', site, ...options)

const entryOf = (page: string, title: string) => `{
  page: '${page}',
  path: '/admin/${page}',
  title: '${title}',
  navigation: { label: '${title}' as MessageId, order: 99, icon: LayoutDashboard },
  route: () => import(/* webpackChunkName: "${page}" */ './pages/${page}/route'),
}`

function write(folder: string, file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

function run(cwd: string, ...program: string[]) {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(root, 'scripts/run.mjs'), ...program],
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', INIT_CWD: cwd, PREVIEW_KEY: previewKey },
    },
  )
  if (status !== 0) throw error ?? new Error(stderr)
  return stdout
}
