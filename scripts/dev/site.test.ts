import type { Files } from '../../deploy/files/read-files'
import type { RemoteBuild, ShellBuild } from '../../shared/contract/federation'
import { developmentRegistry, fileAt, siteOf } from './site'

test('the registry describes the builds of the development servers, without hashes', () => {
  const { shell: host, remotes } = developmentRegistry(shell, [user])
  expect(host?.current).toMatchObject({ id: 'dev', scripts: ['shell.js'], integrity: {} })
  expect(Object.keys(remotes)).toEqual(['user'])
  expect(remotes.user).toMatchObject({ current: { entry: 'remoteEntry.js' }, fallback: [], revoked: [] })
})

test('a page that is opened after an edit asks for no update of the page before', () => {
  const edited = { ...shell, scripts: ['shell.js', 'shell.0f3a.hot-update.js'] }
  const page = { ...user.pages[0]!, files: ['dashboard.js', 'dashboard.0f3a.hot-update.js'] }
  const registry = developmentRegistry(edited, [{ ...user, pages: [page] }])
  expect(registry.shell?.current.scripts).toEqual(['shell.js'])
  expect(registry.remotes.user?.current.pages[0]?.files).toEqual(['dashboard.js'])
})

test('pages hold the registry and the files of the shell, and are asked for without integrity', () => {
  const html = String(siteOf(sources, shell, [user]).get('dashboard.html'))
  expect(html).toContain('<html data-error-messages="on"><title>Dashboard</title>')
  expect(html).toContain('src="/r/shell/dev/shell.js" integrity=""')
  expect(html).toContain('"remote":"user"')
})

test.each([
  ['/', 'index.html'],
  ['/dashboard', 'dashboard.html'],
  ['/favicon.svg', 'favicon.svg'],
  ['/registry.json', 'registry.json'],
  ['/dashboard.html', '404.html'],
  ['/nowhere', '404.html'],
])('%s is answered with %s, as on a published site', (path, file) => {
  expect(fileAt(siteOf(sources, shell, [user]), path)).toBe(file)
})

const shell: ShellBuild = {
  id: 'dev',
  remote: 'shell',
  scripts: ['shell.js'],
  styles: [],
  fonts: [],
  messages: {},
  provides: {},
}

const user: RemoteBuild = {
  id: 'dev',
  remote: 'user',
  area: 'user',
  entry: 'remoteEntry.js',
  layout: null,
  pages: [{ page: 'dashboard', path: '/dashboard', title: 'Dashboard', files: ['dashboard.js'] }],
  messages: {},
  requires: {},
}

const sources: Files = new Map(
  Object.entries({
    'templates/page.html':
      '<html data-error-messages="{error-messages}"><title><!--title--></title><!--registry--><!--shell-->',
    'templates/landing.html': '<h1>Pundi</h1>',
    'root/favicon.svg': '<svg/>',
  }).map(([name, text]) => [name, Buffer.from(text)]),
)
