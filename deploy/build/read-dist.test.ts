import { afterEach, expect, test } from '@jest/globals'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectRefusal } from '../testing/expect-refusal'
import {
  idOf,
  makeFolder,
  makeRemote,
  makeShell,
  removeFolders,
  soundBuild,
  writeDist,
} from '../testing/make-dist'
import { readDist } from './read-dist'

afterEach(removeFolders)

test('a workspace that was not built is refused', async () => {
  await expectRefusal(makeFolder(), makeFolder(), 'has no build.json. Build the workspace first')
})

test.each([
  ['text', '{', 'is not JSON'],
  [
    'an id of another form',
    JSON.stringify({ remote: 'shell', id: 'v1' }),
    'the field "id" is not 12 hexadecimal digits',
  ],
  [
    'no name of a remote',
    JSON.stringify({ remote: '../user', id: idOf('one') }),
    'is invalid: the field "remote"',
  ],
  ['nothing', 'null', 'is invalid'],
])('a build.json that holds %s is refused', async (_what, content, message) => {
  const dist = makeFolder()
  writeFileSync(join(dist, 'build.json'), content)
  await expectRefusal(makeFolder(), dist, message)
})

test.each([
  ['../secret.js', 'is not a plain relative path'],
  ['/etc/passwd', 'is not a plain relative path'],
  ['a b.js', 'is not a plain relative path'],
  ['.env', 'is not a plain relative path'],
  ['page.js.br', 'is reserved for compressed copies'],
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
  await expectRefusal(makeFolder(), dist, 'the field "requires.contract" is not a version range')
})

test('a file whose name no address could carry is refused', async () => {
  await expectRefusal(
    makeFolder(),
    makeRemote('user', 'one', { files: { 'a b.js': '' } }),
    'cannot be published',
  )
})

test('a shell’s templates and the files of its root are no files of its build, a remote has none', async () => {
  const shell = await readDist(makeShell('one'))
  expect([...shell.files.keys()].sort()).toEqual(['font.woff2', 'shell.css', 'shell.js'])
  expect([...shell.sources.keys()].sort()).toEqual([
    'root/favicon.svg',
    'root/robots.txt',
    'templates/landing.html',
    'templates/page.html',
  ])
  const remote = await readDist(makeRemote('user', 'one', { files: { 'root/own.js': '' } }))
  expect([remote.files.has('root/own.js'), remote.files.has('templates/unused.html')]).toEqual([true, false])
  expect([...remote.sources.keys()]).toEqual([])
})
