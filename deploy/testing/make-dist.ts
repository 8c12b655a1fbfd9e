import {
  describeRemote,
  type RemoteBuild,
  type RemoteName,
  type ShellBuild,
} from '@pundi/contract/federation'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contentId, unknownId } from '@pundi/contract/content-id'

const folders: string[] = []

/** A temporary folder. Its path contains a space, which publishing must handle. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pundi deploy-'))
  folders.push(folder)
  return folder
}

/**
 * A temporary workspace with a copy of `dist`. The copied build gets the hash of its files as its
 * id.
 */
export function makeWorkspace(name: string, dist?: string): string {
  const workspace = join(makeFolder(), name)
  mkdirSync(workspace)
  writeFileSync(join(workspace, 'package.json'), JSON.stringify({ name: `@pundi/${name}` }))
  if (dist === undefined) return workspace
  cpSync(dist, join(workspace, 'dist'), { recursive: true })
  seal(join(workspace, 'dist'))
  return workspace
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export const idOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 12)

export const idIn = (dist: string) =>
  (JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')) as { id: string }).id

/** Gives a build the hash of its files as its id, as webpack does. `ship` refuses any other id. */
export function seal(dist: string): string {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const files = new Map(
    paths
      .filter(path => statSync(join(dist, path)).isFile())
      .map(path => [path, readFileSync(join(dist, path))]),
  )
  const record = String(files.get('build.json')).replace(idIn(dist), unknownId)
  const id = contentId(files.set('build.json', Buffer.from(record)))
  writeFileSync(join(dist, 'build.json'), record.replace(unknownId, id))
  return dist
}

export const soundBuild = {
  id: idOf('one'),
  remote: 'shell',
  scripts: ['a.js'],
  styles: [],
  fonts: [],
  messages: {},
  provides: {},
}

export function writeDist(build: object, files: Record<string, string | Buffer>): string {
  const dist = makeFolder()
  for (const [path, content] of Object.entries({ 'build.json': JSON.stringify(build), ...files })) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), content)
  }
  return dist
}

const firstPages: Partial<Record<RemoteName, { page: string; path: string }>> = {
  auth: { page: 'sign-in', path: '/sign-in' },
  user: { page: 'dashboard', path: '/dashboard' },
}

export function makeRemote(
  remote: RemoteName,
  id: string,
  { files = {}, ...changes }: Partial<RemoteBuild> & { files?: Record<string, string | Buffer> } = {},
): string {
  const { page, path } = firstPages[remote] ?? { page: 'home', path: `/${remote}` }
  const build: RemoteBuild = {
    id: idOf(id),
    remote,
    area: describeRemote(remote).area,
    entry: 'remoteEntry.js',
    layout: null,
    pages: [{ page, path, title: `${page} of ${remote}`, files: ['page.js', 'page.css'] }],
    messages: {},
    requires: { contract: '^1.0.0' },
    ...changes,
  }
  return writeDist(build, {
    'remoteEntry.js': `var remote = ${JSON.stringify(`${remote} ${id} `.repeat(40))}`,
    'page.js': `export const id = ${JSON.stringify(id.repeat(40))}`,
    'page.css': `.${describeRemote(remote).folder}__a { color: red } /* ${id.repeat(40)} */`,
    'page.js.map': '{}',
    'empty.js': '',
    'image.png': Buffer.from([1, 2, 3]),
    'templates/unused.html': 'a remote has no templates',
    ...files,
  })
}

export const pageTemplate = `<!doctype html><html><head><title><!--title--></title>
<script>boot('page')</script><style>body { margin: 0 }</style><!--shell--></head>
<body><div id="root"></div><!--registry--></body></html>`

const landingTemplate = `<!doctype html><html><head><title>Pundi</title><style>h1 { color: green }</style></head>
<body><h1>Pundi</h1><script>drawer()</script><script type="application/ld+json">{"@type":"WebSite"}</script></body></html>`

/**
 * A shell's build; its content depends on the id. Without `pageSchema`, it is an old shell, which
 * reads the whole registry.
 */
export function makeShell(
  id: string,
  {
    files = {},
    ...changes
  }: { [Key in keyof ShellBuild]?: ShellBuild[Key] | undefined } & { files?: Record<string, string> } = {},
): string {
  const build = {
    id: idOf(id),
    remote: 'shell',
    scripts: ['shell.js'],
    styles: ['shell.css'],
    fonts: ['font.woff2'],
    messages: {},
    provides: { contract: '1.2.0' },
    pageSchema: 2,
    ...changes,
  }
  return writeDist(build, {
    'shell.js': `console.info(${JSON.stringify(id.repeat(40))})`,
    'shell.css': `body { margin: 0 } /* ${id.repeat(40)} */`,
    'font.woff2': 'font',
    'templates/page.html': pageTemplate,
    'templates/landing.html': landingTemplate,
    'root/favicon.svg': '<svg/>',
    'root/robots.txt': 'User-agent: *\nAllow: /\n',
    ...files,
  })
}
