import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Registry } from '@pundi/contract/federation'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '../files/hash'
import { publish } from '../publish/publish'
import { takeBack } from '../publish/take-back'
import { readHistory } from '../site/history'
import { readRegistry } from '../site/site-folder'
import { addGroups, changeJson } from '../testing/add-groups'
import { readServed, servedFolder } from '../testing/read-site'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'

let site = ''
beforeEach(async () => {
  site = makeFolder()
  await ship(makeShell('one'), makeRemote('user', 'one'))
  await ship(makeRemote('user', 'two'))
})
afterEach(removeFolders)

const ship = (...dists: string[]) => publish({ site, dists, by: 'ana' })
const goBack = () => takeBack({ site, remote: 'user', isRevoked: false, by: 'ana' })
const registry = () => JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')) as Registry
const recordOf = (id: string) => join(site, 'r/user', idOf(id), 'build.json')

test('a build from before there were catalogues comes into force again, without messages', async () => {
  changeJson(recordOf('one'), build => delete build.messages)
  await goBack()
  expect(registry().remotes.user?.current).toMatchObject({ id: idOf('one'), messages: {} })
})

test('a build that says "words" for its messages keeps them for the shell of its time', async () => {
  changeJson(recordOf('one'), build => {
    build.words = build.messages
    delete build.messages
  })
  await goBack()
  expect(registry().remotes.user?.current).toMatchObject({ id: idOf('one'), words: {}, messages: {} })
})

test('a build of a later version keeps what this one does not know', async () => {
  changeJson(recordOf('one'), build =>
    Object.assign(build, { messages: { fr: ['page.js'] }, workers: ['page.js'] }),
  )
  await goBack()
  expect(registry().remotes.user?.current).toMatchObject({
    messages: { fr: ['page.js'] },
    workers: ['page.js'],
  })
})

const groups = () => (registry().remotes as Record<string, unknown>).groups

test('a remote that this checkout does not list stays as it is, whoever publishes, and no team waits for another', async () => {
  addGroups(site, idOf('one'), idOf('two'))
  await ship(makeRemote('user', 'three'))
  await goBack()
  await ship(makeShell('two'))
  expect(registry()).toMatchObject({ later: 1 })
  expect(groups()).toMatchObject({
    current: { id: idOf('two'), remote: 'groups', pages: [{ path: '/groups', slot: 'sidebar' }] },
    fallback: [idOf('one')],
    records: { [idOf('one')]: expect.stringMatching(/^sha256-/) },
    slots: ['sidebar'],
  })
  expect(readServed(site, 'groups.html')).toContain('<title>Groups</title>')
})

test('a record of another team that this release cannot read stops nobody, and stays what browsers fall back to', async () => {
  addGroups(site, idOf('one'), idOf('two'))
  await ship(makeRemote('user', 'three'))
  const before = groups()
  changeJson(join(site, 'r/groups', idOf('one'), 'build.json'), build =>
    Object.assign(build, { pages: 'later' }),
  )
  changeJson(join(site, 'registry.json'), ({ remotes }) => {
    const { records } = (remotes as Record<string, { records: Record<string, string> }>).groups!
    records[idOf('one')] = hash(readFileSync(join(site, 'r/groups', idOf('one'), 'build.json')))
  })
  const changed = groups()
  expect(changed).not.toEqual(before)
  await ship(makeRemote('user', 'four'))
  expect(groups()).toEqual(changed)
})

test.each([
  ['no pages', (build: Record<string, unknown>) => delete build.pages, '"pages": '],
  [
    'hashes that are none',
    (build: object) => Object.assign(build, { integrity: { a: 1 } }),
    '"integrity.a": ',
  ],
  ['a name that leads elsewhere', (build: object) => Object.assign(build, { id: '../..' }), '"id" is '],
])('a published build that says %s does not come into force again', async (_what, changes, place) => {
  const before = registry()
  changeJson(recordOf('one'), changes)
  await expect(goBack()).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: expect.stringContaining(`${recordOf('one')} is invalid: the field ${place}`),
  })
  expect(registry()).toEqual(before)
})

test('no browser falls back to an earlier build whose record cannot be read', async () => {
  writeFileSync(recordOf('one'), '{"id":')
  await ship(makeRemote('user', 'three'))
  expect(registry().remotes.user).toMatchObject({
    fallback: [idOf('two'), idOf('one')],
    records: { [idOf('two')]: expect.any(String) },
  })
  expect(Object.keys(registry().remotes.user!.records!)).toEqual([idOf('two')])
})

test.each([
  ['a schema of another time', { schema: 2 }, '"schema"'],
  ['no revision', { revision: null }, '"revision"'],
  ['a remote without a build in force', { remotes: { user: {} } }, '"remotes.user.current"'],
  ['a shell without a build in force', { shell: { fallback: [] } }, '"shell.current"'],
])('a registry with %s is refused', async (_what, changes, place) => {
  changeJson(join(site, 'registry.json'), content => Object.assign(content, changes))
  await expect(readRegistry(site)).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: expect.stringMatching(
      `is invalid: the field ${place}: .* Perhaps a newer version of Pundi wrote this file: use that version\\.$`,
    ),
  })
})

test('a line of the history with an action that this release does not know is kept', async () => {
  const history = join(servedFolder(site), 'history.ndjson')
  const line = {
    revision: 3,
    at: '2027-01-01',
    by: 'ana',
    action: 'seal',
    remote: 'user',
    id: 'a',
    previous: null,
  }
  appendFileSync(history, `${JSON.stringify({ ...line, key: 1 })}\n`)
  expect((await readHistory(site)).at(-1)).toEqual({ ...line, key: 1 })
})

test('an invalid line of the history is named', async () => {
  appendFileSync(join(servedFolder(site), 'history.ndjson'), '{"revision":3}\n')
  await expect(readHistory(site)).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: expect.stringContaining('Line 4 of'),
  })
})
