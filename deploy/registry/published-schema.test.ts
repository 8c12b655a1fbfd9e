import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Registry } from '@pundi/contract/federation'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { publish } from '../publish/publish'
import { takeBack } from '../publish/take-back'
import { readHistory } from '../site/history'
import { readRegistry } from '../site/site-folder'
import { servedFolder } from '../testing/read-site'
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

/** Changes the content of a JSON file, and of its compressed copy. */
const change = (file: string, changes: (content: Record<string, unknown>) => void) => {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  changes(content)
  writeFileSync(file, JSON.stringify(content))
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(JSON.stringify(content)))
}

test('a build from before there were catalogues comes into force again, without messages', async () => {
  change(recordOf('one'), build => delete build.messages)
  await goBack()
  expect(registry().remotes.user?.current).toMatchObject({ id: idOf('one'), messages: {} })
})

test('a build that says "words" for its messages keeps them for the shell of its time', async () => {
  change(recordOf('one'), build => {
    build.words = build.messages
    delete build.messages
  })
  await goBack()
  expect(registry().remotes.user?.current).toMatchObject({ id: idOf('one'), words: {}, messages: {} })
})

test('a build of a later version keeps what this one does not know', async () => {
  change(recordOf('one'), build =>
    Object.assign(build, { messages: { fr: ['page.js'] }, workers: ['page.js'] }),
  )
  await goBack()
  expect(registry().remotes.user?.current).toMatchObject({
    messages: { fr: ['page.js'] },
    workers: ['page.js'],
  })
})

test('a remote that this version does not list stays in the registry', async () => {
  change(join(site, 'registry.json'), content => Object.assign(content, { later: 1 }))
  change(join(site, 'registry.json'), ({ remotes }) => Object.assign(remotes as object, { goals: null }))
  expect(await readRegistry(site)).toMatchObject({ later: 1, remotes: { goals: null, user: {} } })
})

test.each([
  ['no pages', (build: Record<string, unknown>) => delete build.pages, '"pages"'],
  ['hashes that are none', (build: object) => Object.assign(build, { integrity: { a: 1 } }), '"integrity.a"'],
  ['a name that leads elsewhere', (build: object) => Object.assign(build, { id: '../..' }), '"id"'],
])('a published build that says %s does not come into force again', async (_what, changes, place) => {
  const before = registry()
  change(recordOf('one'), changes)
  await expect(goBack()).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: expect.stringContaining(`${recordOf('one')} is not as agreed: ${place} `),
  })
  expect(registry()).toEqual(before)
})

test('an earlier build that cannot be read stops a publication, and says what to do', async () => {
  writeFileSync(recordOf('one'), '{"id":')
  await expect(ship(makeRemote('user', 'three'))).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: `${recordOf('one')} is not JSON. Remove its folder: nobody falls back to it then.`,
  })
  expect(registry().remotes.user?.current.id).toBe(idOf('two'))
})

test.each([
  ['a schema of another time', { schema: 2 }, '"schema"'],
  ['no revision', { revision: null }, '"revision"'],
  ['a remote without a build in force', { remotes: { user: {} } }, '"remotes.user.current"'],
  ['a shell without a build in force', { shell: { fallback: [] } }, '"shell.current"'],
])('a registry with %s is refused', async (_what, changes, place) => {
  change(join(site, 'registry.json'), content => Object.assign(content, changes))
  await expect(readRegistry(site)).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: expect.stringMatching(`is not as agreed: ${place} .* this version of Pundi can read`),
  })
})

test('an invalid line of the history is named', async () => {
  appendFileSync(join(servedFolder(site), 'history.ndjson'), '{"revision":3}\n')
  await expect(readHistory(site)).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: expect.stringContaining('Line 4 of'),
  })
})
