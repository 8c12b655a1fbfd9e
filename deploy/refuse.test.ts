import { afterEach, expect, test } from '@jest/globals'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@pundi/shared/federation'
import { publish } from './publish'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders, writeDist } from './testing/make-dist'

afterEach(removeFolders)

const ship = (site: string, ...dists: string[]) => publish({ site, dists, by: 'ana' })
const page = (name: string, path: string, files: string[] = []) => ({ page: name, path, title: name, files })
const change = (site: string, changes: (registry: Registry) => void) => {
  const file = join(site, 'registry.json')
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry
  changes(registry)
  writeFileSync(file, JSON.stringify(registry))
}

async function expectRefusal(site: string, dist: string, message: string) {
  const before = existsSync(join(site, 'registry.json')) && readFileSync(join(site, 'registry.json'), 'utf8')
  await expect(ship(site, dist)).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining(message),
  })
  expect(existsSync(join(site, 'registry.json')) && readFileSync(join(site, 'registry.json'), 'utf8')).toBe(
    before,
  )
}

const soundBuild = {
  id: idOf('one'),
  remote: 'shell',
  scripts: ['a.js'],
  styles: [],
  fonts: [],
  provides: {},
}

test('a workspace that was not built is refused', async () => {
  await expectRefusal(makeFolder(), makeFolder(), 'has no build.json. Build the workspace first')
})

test.each([
  ['text', '{', 'is not JSON'],
  [
    'an id of another form',
    JSON.stringify({ remote: 'shell', id: 'v1' }),
    '"id" is not 12 hexadecimal digits',
  ],
  ['an unknown remote', JSON.stringify({ remote: 'other', id: idOf('one') }), 'is not as agreed: "remote"'],
  ['nothing', 'null', 'is not as agreed'],
])('a build.json that holds %s is refused', async (_what, content, message) => {
  const dist = makeFolder()
  writeFileSync(join(dist, 'build.json'), content)
  await expectRefusal(makeFolder(), dist, message)
})

test.each([
  ['../secret.js', 'is no plain relative path'],
  ['/etc/passwd', 'is no plain relative path'],
  ['a b.js', 'is no plain relative path'],
  ['.env', 'is no plain relative path'],
  ['page.js.br', 'is kept for compressed copies'],
])('a build that names the file %s is refused', async (entry, message) => {
  await expectRefusal(makeFolder(), makeRemote('user', 'one', { entry }), message)
})

test('a build.json with a key that nobody agreed on is refused', async () => {
  await expectRefusal(
    makeFolder(),
    writeDist({ ...soundBuild, pagse: [] }, { 'a.js': '' }),
    'Unrecognized key: "pagse"',
  )
})

test('a range that is none is refused', async () => {
  const dist = makeRemote('user', 'one', { requires: { contract: 'newest' } })
  await expectRefusal(makeFolder(), dist, '"requires.contract" is no version range')
})

test('a build that names a file it does not bring is refused', async () => {
  const dist = makeRemote('user', 'one', { pages: [page('dashboard', '/dashboard', ['lost.js'])] })
  await expectRefusal(makeFolder(), dist, 'build.json names lost.js, which is not in')
})

test('a file whose name no address could carry is refused', async () => {
  await expectRefusal(
    makeFolder(),
    makeRemote('user', 'one', { files: { 'a b.js': '' } }),
    'cannot be published',
  )
})

test('a remote that claims the area of another is refused', async () => {
  await expectRefusal(makeFolder(), makeRemote('user', 'one', { area: 'admin' }), 'owns the area "user"')
})

test.each([
  ['/admin/reports', 'belongs to the area "admin"'],
  ['/sign-in', 'belongs to the area "accounts"'],
  ['/', 'cannot be the address of a page'],
  ['/api/users', 'cannot be the address of a page'],
  ['/Dashboard', 'cannot be the address of a page'],
  ['/index', 'cannot be the address of a page'],
  ['/404', 'cannot be the address of a page'],
  ['/a/../admin', 'cannot be the address of a page'],
])('the user remote is refused the page %s', async (path, message) => {
  await expectRefusal(makeFolder(), makeRemote('user', 'one', { pages: [page('dashboard', path)] }), message)
})

test('a path or a page that stands twice in a build is refused', async () => {
  const site = makeFolder()
  const paths = makeRemote('user', 'one', { pages: [page('a', '/a'), page('b', '/a')] })
  await expectRefusal(site, paths, 'names the path "/a" twice')
  const pages = makeRemote('user', 'one', { pages: [page('a', '/a'), page('a', '/b')] })
  await expectRefusal(site, pages, 'names the page "a" twice')
})

test('a path that another remote has is refused', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('admin', 'one'))
  change(site, ({ remotes }) => (remotes.admin!.current.pages[0]!.path = '/dashboard'))
  await expectRefusal(site, makeRemote('user', 'one'), '/dashboard is already a page of the admin remote')
})

test('a build that is in force already is refused', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one'))
  await expectRefusal(site, makeRemote('user', 'one'), 'is already in force; there is nothing to publish')
})

test('a build that was revoked is refused', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one'))
  change(site, ({ remotes }) => remotes.user!.revoked.push(idOf('bad')))
  await expectRefusal(site, makeRemote('user', 'bad'), 'was revoked')
})

test('another content under the id of a published build is refused', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one'))
  await ship(site, makeRemote('user', 'two'))
  const other = makeRemote('user', 'one', { files: { 'page.js': 'other' } })
  await expectRefusal(site, other, 'is already published with different content')
})

test.each([
  [
    'a changed file',
    (folder: string) => appendFileSync(join(folder, 'page.js'), '/* more */'),
    'page.js differs',
  ],
  [
    'a changed compressed copy',
    (folder: string) => writeFileSync(join(folder, 'page.js.br'), 'x'),
    'page.js.br differs',
  ],
  ['a file too many', (folder: string) => writeFileSync(join(folder, 'more.js'), ''), 'more.js differs'],
  ['a file too few', (folder: string) => rmSync(join(folder, 'page.css')), 'page.css differs'],
])('a published build with %s does not come into force again', async (_what, tamper, message) => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one'))
  await ship(site, makeRemote('user', 'two'))
  tamper(join(site, 'r/user', idOf('one')))
  await expectRefusal(site, makeRemote('user', 'one'), message)
})

test('a remote that requires more than the shell provides is refused', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one'))
  const newer = makeRemote('user', 'one', { requires: { contract: '^1.3.0' } })
  await expectRefusal(
    site,
    newer,
    `requires contract ^1.3.0; the shell's build ${idOf('one')} provides 1.2.0`,
  )
  const stranger = makeRemote('user', 'two', { requires: { charts: '^1.0.0' } })
  await expectRefusal(site, stranger, 'provides none')
})

test('a shell that no longer provides what a remote in force requires is refused', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one'))
  await expectRefusal(site, makeShell('one', { provides: { contract: '2.0.0' } }), 'The user remote')
  await ship(site, makeShell('two'))
  await expectRefusal(site, makeShell('three', { provides: { contract: '2.0.0' } }), 'provides 2.0.0')
})

test('a shell and remotes that fit only each other come into force together', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one'), makeRemote('user', 'one'))
  const requires = { contract: '^2.0.0' }
  const shell = makeShell('two', { provides: { contract: '2.0.0' } })
  const { registry } = await ship(site, shell, makeRemote('user', 'two', { requires }))
  expect(registry).toMatchObject({ revision: 2, shell: { current: { id: idOf('two') } } })
})

test.each([
  [
    'lacks a place',
    { 'templates/page.html': '<!--title--><!--shell-->' },
    'must contain <!--registry--> once',
  ],
  [
    'has a place twice',
    { 'templates/page.html': '<!--title--><!--title-->' },
    'must contain <!--title--> once',
  ],
])('a shell whose page template %s is refused', async (_what, files, message) => {
  await expectRefusal(makeFolder(), makeShell('one', { files }), message)
})

test('a shell without templates is refused', async () => {
  await expectRefusal(makeFolder(), writeDist(soundBuild, { 'a.js': '' }), 'has no templates/page.html')
})

test.each(['registry.json', 'dashboard.html', 'history.ndjson', 'r/x.js', 'plain', 'api/x.json'])(
  'a shell that puts %s into the root of the site is refused',
  async path => {
    const dist = makeShell('one', { files: { [`root/${path}`]: '' } })
    await expectRefusal(makeFolder(), dist, `${path} cannot stand in the root of the site`)
  },
)

test('a refused build leaves nothing behind', async () => {
  const site = makeFolder()
  await expectRefusal(site, makeRemote('user', 'one', { area: 'admin' }), 'owns the area')
  expect(readdirSync(site)).toEqual([])
})

test('a folder that cannot be written to stops the publication before anything is in force', async () => {
  const site = makeFolder()
  writeFileSync(join(site, 'r'), 'a file where the builds should go')
  await expect(ship(site, makeRemote('user', 'one'))).rejects.toMatchObject({ code: 'ENOTDIR' })
  mkdirSync(join(site, 'other'))
  expect(existsSync(join(site, 'registry.json'))).toBe(false)
})
