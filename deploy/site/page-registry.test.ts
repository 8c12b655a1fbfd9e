import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { PageRegistry, Registry } from '@pundi/contract/federation'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '../files/hash'
import { publish } from '../publish/publish'
import { repairSite } from '../publish/repair-site'
import { readServed, registryOf } from '../testing/read-site'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'

let site = ''
beforeEach(() => {
  site = makeFolder()
})
afterEach(removeFolders)

const ship = (...dists: string[]) => publish({ site, dists, by: 'ana' })
const inPage = <Shape = PageRegistry>(page: string) =>
  JSON.parse(
    /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(readServed(site, page))?.[1] ?? '',
  ) as Shape
const fileOf = (remote: string, id: string, file: string) =>
  hash(readFileSync(join(site, 'r', remote, idOf(id), file)))
const recordOf = (remote: string, id: string) => fileOf(remote, id, 'build.json')

const messages = { en: ['messages-en.js'], id: ['messages-id.js'] }
const words = { 'messages-en.js': 'en'.repeat(99), 'messages-id.js': 'id'.repeat(99) }

const makeUser = (id: string) =>
  makeRemote('user', id, {
    layout: ['layout.js'],
    messages,
    pages: [
      { page: 'dashboard', path: '/dashboard', title: 'Dashboard', files: ['page.js', 'page.css'] },
      {
        ...{ page: 'setting', path: '/setting', title: 'Settings', files: ['setting.js'] },
        ...{ data: ['/settings'], messages: { en: ['setting-en.js'] } },
      },
    ],
    files: { 'layout.js': 'layout', 'setting.js': 'setting', 'setting-en.js': 'Settings', ...words },
  })

test('a page has the files of its own, with their hashes, and of all other pages the paths', async () => {
  await ship(makeShell('one', { messages, files: words }), makeUser('one'), makeRemote('admin', 'one'))
  const user = (file: string) => fileOf('user', 'one', file)
  expect(inPage('setting.html')).toEqual({
    schema: 2,
    revision: 1,
    shell: {
      current: {
        ...{ id: idOf('one'), remote: 'shell', record: recordOf('shell', 'one') },
        messages: {
          en: { 'messages-en.js': fileOf('shell', 'one', 'messages-en.js') },
          id: { 'messages-id.js': fileOf('shell', 'one', 'messages-id.js') },
        },
      },
      records: {},
    },
    remotes: {
      user: {
        current: {
          ...{
            id: idOf('one'),
            remote: 'user',
            record: recordOf('user', 'one'),
            area: 'user',
            hasLayout: true,
          },
          pages: [
            ['dashboard', '/dashboard'],
            ['setting', '/setting'],
          ],
          own: {
            ...{
              page: 'setting',
              title: 'Settings',
              entry: 'remoteEntry.js',
              data: ['/settings'],
            },
            files: {
              'remoteEntry.js': user('remoteEntry.js'),
              'layout.js': user('layout.js'),
              'setting.js': user('setting.js'),
            },
            messages: {
              en: { 'messages-en.js': user('messages-en.js'), 'setting-en.js': user('setting-en.js') },
              id: { 'messages-id.js': user('messages-id.js') },
            },
          },
        },
        records: {},
      },
      admin: {
        current: {
          ...{ id: idOf('one'), remote: 'admin', record: recordOf('admin', 'one'), area: 'admin' },
          pages: [['home', '/admin']],
        },
        records: {},
      },
    },
  })
})

test('a document that is no page of a remote has the paths alone', async () => {
  await ship(makeShell('one'), makeUser('one'))
  expect(inPage('404.html').remotes.user!.current).toEqual({
    ...{ id: idOf('one'), remote: 'user', record: recordOf('user', 'one'), area: 'user', hasLayout: true },
    pages: [
      ['dashboard', '/dashboard'],
      ['setting', '/setting'],
    ],
  })
})

test('a page has the hash of the latest earlier build of each remote and of the shell, and no other', async () => {
  for (const id of ['one', 'two', 'three']) await ship(makeShell(id), makeUser(id), makeRemote('admin', id))
  const { shell, remotes } = inPage('dashboard.html')
  const latest = (remote: string) => ({ [idOf('two')]: recordOf(remote, 'two') })
  expect([shell.records, remotes.user!.records, remotes.admin!.records]).toEqual(
    ['shell', 'user', 'admin'].map(latest),
  )
})

test('a page of which a part of all browsers tries a build has the files of both', async () => {
  await ship(makeShell('one'), makeUser('one'))
  await publish({ site, dists: [makeUser('two')], by: 'ana', percent: 10 })
  const { current, canary, records } = inPage('dashboard.html').remotes.user!
  const entries = [current, canary!.build].map(build => 'own' in build && build.own.files['remoteEntry.js'])
  expect(entries).toEqual(['one', 'two'].map(id => fileOf('user', id, 'remoteEntry.js')))
  expect(canary).toMatchObject({ percent: 10, build: { record: recordOf('user', 'two') } })
  expect(records).toEqual({ [idOf('one')]: recordOf('user', 'one') })
})

test('a closed area says so in every page', async () => {
  await ship(makeShell('one'), makeUser('one'), makeRemote('admin', 'one'))
  const { closeArea } = await import('../publish/close-area')
  await closeArea({ site, remote: 'user', by: 'ana', notice: { default: 'Back at noon.' } })
  expect(inPage('admin.html').remotes.user).toMatchObject({ disabled: { default: 'Back at noon.' } })
})

test('a build whose record has no hash in the registry is in the pages as a whole', async () => {
  await ship(makeShell('one'), makeUser('one'))
  const registry = registryOf(site)
  delete registry.remotes.user!.record
  delete registry.shell!.record
  writeFileSync(join(site, 'registry.json'), JSON.stringify(registry))
  await repairSite(site)
  const { shell, remotes } = inPage('dashboard.html')
  expect([shell.current, remotes.user!.current]).toEqual([
    registry.shell!.current,
    registry.remotes.user!.current,
  ])
})

test('the pages of a shell from before have the whole registry, with the hash of the latest earlier build alone', async () => {
  const old = { pageSchema: undefined }
  for (const id of ['one', 'two', 'three']) await ship(makeShell(id, old), makeUser(id))
  const registry = JSON.parse(readServed(site, 'registry.json')) as Registry
  const { current, revoked, records } = registry.remotes.user!
  expect(Object.keys(records!)).toEqual([idOf('two'), idOf('one')])
  for (const file of ['dashboard.html', '404.html'])
    expect(inPage<Registry>(file)).toEqual({
      ...{ schema: 1, revision: 3 },
      shell: {
        ...{ current: registry.shell!.current, revoked: [], fallback: [] },
        records: { [idOf('two')]: recordOf('shell', 'two') },
      },
      remotes: {
        user: {
          ...{ current, revoked, fallback: [idOf('two'), idOf('one')] },
          records: { [idOf('two')]: recordOf('user', 'two') },
        },
      },
    })
})
