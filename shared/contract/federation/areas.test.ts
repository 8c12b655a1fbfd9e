import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  areaOf,
  areas,
  buildsPath,
  describeRemote,
  folderOf,
  remoteNames,
  remoteOfWorkspace,
  remotes,
  serverPaths,
} from '.'

const root = join(__dirname, '../../..')

test('every remote of the list has a folder, and an area that no other remote has', () => {
  for (const name of remoteNames)
    expect([name, existsSync(join(root, remotes[name].folder))]).toEqual([name, true])
  expect(new Set(areas).size).toBe(remoteNames.length)
})

test('no path of the list belongs to two areas', () => {
  const paths = remoteNames.flatMap(name => remotes[name].paths)
  expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([])
})

test.each([
  ['/sign-in', 'accounts'],
  ['/google-callback', 'accounts'],
  ['/confirm-email', 'accounts'],
  ['/unsubscribe', 'accounts'],
  ['/sign-in/again', 'user'],
  ['/dashboard', 'user'],
  ['/administration', 'user'],
  ['/apis', 'user'],
  ['/s', 'user'],
  ['/2fa', 'user'],
  ['/e-n', 'user'],
  ['/en/more', 'user'],
  ['/category/id', 'user'],
  ['/admin', 'admin'],
  ['/admin/users/7', 'admin'],
])('%s belongs to the area %s', (path, area) => expect(areaOf(path)).toBe(area))

test.each([
  '',
  '/',
  '/id',
  '/Admin',
  '/-admin',
  'admin',
  ' /admin',
  '/admin ',
  '/admin/',
  '/a//b',
  '/a?b',
  '/r',
  '/r/user',
  '/api',
  '/api/x',
  '/oidc/auth',
  '/healthz',
  '/readyz',
  '/metrics',
])('%j belongs to nobody', path => expect(areaOf(path)).toBeUndefined())

test('a remote that is not listed owns the paths below its name', () => {
  expect(describeRemote('groups')).toEqual({ folder: 'remote-groups', area: 'groups', paths: ['/groups/*'] })
  expect(['/groups', '/groups/:id', '/grouped'].map(path => areaOf(path, ['groups']))).toEqual([
    'groups',
    'groups',
    'user',
  ])
  expect(areaOf('/groups')).toBe('user')
})

test.each([
  ['remote-admin', 'admin'],
  ['remote-groups', 'groups'],
  ['remote-shell', undefined],
  ['remote-Groups', undefined],
  ['remote-', undefined],
  ['api', undefined],
])('the workspace %s is the remote %s', (workspace, name) => expect(remoteOfWorkspace(workspace)).toBe(name))

test('published files lie below the reserved path, and the server answers nothing there', () => {
  expect(folderOf({ remote: 'user', id: 'abc' })).toBe(`${buildsPath}/user/abc/`)
  expect(serverPaths).not.toContain(buildsPath)
})

test('no other code spells out the remotes: it reads the list', () => {
  const folders = remoteNames.map(name => remotes[name].folder)
  const spelt = new RegExp(`['"\`/](${folders.join('|')})['"\`]|'(${remoteNames.join("', '")})'`)
  const isRead = (file: string) =>
    /\.(tsx?|m?js)$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|fixtures|dist|node_modules)\//.test(file)
  const files = readdirSync(root)
    .filter(name => !name.startsWith('.') && ![...folders, 'node_modules', 'e2e'].includes(name))
    .flatMap(name =>
      statSync(join(root, name)).isDirectory()
        ? (readdirSync(join(root, name), { recursive: true }) as string[]).map(path => `${name}/${path}`)
        : [name],
    )
    .filter(isRead)
  expect(files).toContain('scripts/start.ts')
  expect(files.filter(file => spelt.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
