import { afterEach, expect, test } from '@jest/globals'
import { readdirSync } from 'node:fs'
import { expectRefusal } from '../testing/expect-refusal'
import { makeFolder, makeRemote, makeShell, removeFolders, soundBuild, writeDist } from '../testing/make-dist'
import { checkBuild } from './check-build'
import { readDist } from './read-dist'

afterEach(removeFolders)

const page = (name: string, path: string, files: string[] = []) => ({ page: name, path, title: name, files })

test('a build that names a file it does not bring is refused', async () => {
  const dist = makeRemote('user', 'one', { pages: [page('dashboard', '/dashboard', ['lost.js'])] })
  await expectRefusal(makeFolder(), dist, 'build.json names lost.js, which is not in')
})

const messages = (file: string) => ({ en: [file], id: [], es: [], default: [] })

test.each([
  ['its entry', { entry: 'lost.js' }],
  ['its layout', { layout: ['lost.js'] }],
  ['its own messages', { messages: messages('lost.js') }],
  [
    'the messages of a page',
    { pages: [{ ...page('dashboard', '/dashboard'), messages: messages('lost.js') }] },
  ],
])('a remote that does not bring %s is refused', async (_what, changes) => {
  await expectRefusal(makeFolder(), makeRemote('user', 'one', changes), 'build.json names lost.js, which')
})

test.each([
  ['a script', { scripts: ['lost.js'] }],
  ['a stylesheet', { styles: ['lost.js'] }],
  ['a font', { fonts: ['lost.js'] }],
  ['messages', { messages: messages('lost.js') }],
])('a shell that does not bring %s is refused', async (_what, changes) => {
  await expectRefusal(makeFolder(), makeShell('one', changes), 'build.json names lost.js, which')
})

test('a remote that claims the area of another is refused', async () => {
  await expectRefusal(
    makeFolder(),
    makeRemote('user', 'one', { area: 'admin' }),
    'names the area "admin", but this remote has the area "user".',
  )
})

test.each([
  ['/admin/reports', 'is in the area "admin", but user may have only pages of the area "user".'],
  ['/sign-in', 'is in the area "accounts", but user may have only pages of the area "user".'],
  ['/', 'cannot be the path of a page'],
  ['/api/users', 'cannot be the path of a page'],
  ['/Dashboard', 'cannot be the path of a page'],
  ['/index', 'cannot be the path of a page'],
  ['/404', 'cannot be the path of a page'],
  ['/a/../admin', 'cannot be the path of a page'],
  ['/:page', 'cannot be the path of a page'],
  ['/sign-in/*', 'cannot be the path of a page'],
  ['/admin/:id', 'is in the area "admin", but user may have only pages of the area "user".'],
])('the user remote is refused the page %s', async (path, message) => {
  await expectRefusal(makeFolder(), makeRemote('user', 'one', { pages: [page('dashboard', path)] }), message)
})

test('a build without a page is refused: its area would be empty', async () => {
  await expectRefusal(
    makeFolder(),
    makeRemote('user', 'one', { pages: [] }),
    'has no page, so its area would be empty',
  )
})

test('a path or a page that stands twice in a build is refused', async () => {
  const site = makeFolder()
  const paths = makeRemote('user', 'one', { pages: [page('a', '/a'), page('b', '/a')] })
  await expectRefusal(site, paths, 'names the path "/a" twice')
  const other = makeRemote('user', 'one', { pages: [{ ...page('a', '/a/:id'), paths: ['/b', '/b'] }] })
  await expectRefusal(site, other, 'names the path "/b" twice')
  const pages = makeRemote('user', 'one', { pages: [page('a', '/a'), page('a', '/b')] })
  await expectRefusal(site, pages, 'names the page "a" twice')
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

test.each([
  'registry.json',
  'dashboard.html',
  'history.ndjson',
  'r/x.js',
  'r/root/x.js',
  'plain',
  'notes.txt~',
  'api/x.json',
])('a shell that puts %s into the root of the site is refused', async path => {
  const dist = makeShell('one', { files: { [`root/${path}`]: '' } })
  await expectRefusal(makeFolder(), dist, `${path} is not allowed in the root of the site`)
})

test.each(['pictures/small/card.png', 'registry.json.txt', 'how.html.txt', 'rx.js'])(
  'a shell may put %s into the root of the site',
  async path => {
    const dist = await readDist(makeShell('one', { files: { [`root/${path}`]: '' } }))
    expect(() => checkBuild(dist)).not.toThrow()
  },
)

test('a refused build leaves nothing behind', async () => {
  const site = makeFolder()
  await expectRefusal(site, makeRemote('user', 'one', { area: 'admin' }), 'names the area "admin"')
  expect(readdirSync(site)).toEqual([])
})
