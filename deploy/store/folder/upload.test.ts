import { afterEach, expect, test } from '@jest/globals'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { publish } from '../../publish/publish'
import { expectRefusal } from '../../testing/expect-refusal'
import { idOf, makeFolder, makeRemote, removeFolders } from '../../testing/make-dist'
import { folderStore } from './folder-store'
import { upload } from './upload'

afterEach(removeFolders)

const ship = (site: string, ...dists: string[]) => publish({ site, dists, by: 'ana' })

test('another content under the id of a published build is refused', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one'))
  await ship(site, makeRemote('user', 'two'))
  const other = makeRemote('user', 'one', { files: { 'page.js': 'other' } })
  await expectRefusal(site, other, 'is already published, but with another content of build.json.')
})

test.each([
  [
    'a changed file',
    (folder: string) => appendFileSync(join(folder, 'page.js'), '/* more */'),
    'another content of page.js.',
  ],
  [
    'a changed compressed copy',
    (folder: string) => writeFileSync(join(folder, 'page.js.br'), 'x'),
    'another content of page.js.br.',
  ],
  [
    'a file too many',
    (folder: string) => writeFileSync(join(folder, 'more.js'), ''),
    'another content of more.js.',
  ],
  ['a file too few', (folder: string) => rmSync(join(folder, 'empty.js')), 'another content of empty.js.'],
])('a published build with %s does not come into force again', async (_what, tamper, message) => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one'))
  await ship(site, makeRemote('user', 'two'))
  tamper(join(site, 'r/user', idOf('one')))
  await expectRefusal(site, makeRemote('user', 'one'), message)
})

test.each(['../page.js', 'a/../../page.js', '/page.js', 'a//page.js', './page.js', 'a\\..\\page.js'])(
  'a file of the name %s, as a bucket may have one, is written nowhere',
  async name => {
    const folder = join(makeFolder(), 'a', 'b')
    const options = { served: false, onFile() {} }
    await expect(upload(folder, new Map([[name, Buffer.from('x')]]), options)).rejects.toThrow(
      'cannot contain a file',
    )
    expect(existsSync(dirname(folder))).toBe(false)
  },
)

const code = 'export const answer = 42\n'.repeat(20)
const copyIn = (site: string, build: string) => join(site, 'r/user', idOf(build), 'page.js.br')

test('what the build before has compressed of the same file is taken again', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one', { files: { 'page.js': code } }))
  const other = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  expect(other.equals(readFileSync(copyIn(site, 'one')))).toBe(false)
  writeFileSync(copyIn(site, 'one'), other)
  await ship(site, makeRemote('user', 'two', { files: { 'page.js': code } }))
  expect(readFileSync(copyIn(site, 'two')).equals(other)).toBe(true)
})

test.each([
  ['of another file', brotliCompressSync(code.replace('42', '43'))],
  ['of a larger one', brotliCompressSync(code.repeat(2))],
  ['that cannot be read', Buffer.from('x')],
  ['with something behind it', Buffer.concat([brotliCompressSync(code), Buffer.from('more')])],
])('a copy %s is not taken', async (_what, other) => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one', { files: { 'page.js': code } }))
  writeFileSync(copyIn(site, 'one'), other)
  await ship(site, makeRemote('user', 'two', { files: { 'page.js': code } }))
  const copy = readFileSync(copyIn(site, 'two'))
  expect(copy.equals(other)).toBe(false)
  expect(String(brotliDecompressSync(copy))).toBe(code)
})

test.each([
  [
    'a folder in place of a copy',
    (build: string) => {
      rmSync(join(build, 'a/page.js.br'))
      mkdirSync(join(build, 'a/page.js.br'))
    },
  ],
  [
    'a file in place of a folder',
    (build: string) => {
      rmSync(join(build, 'a'), { recursive: true })
      writeFileSync(join(build, 'a'), '')
    },
  ],
])('a build before with %s stops nobody', async (_what, tamper) => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one', { files: { 'a/page.js': code } }))
  tamper(join(site, 'r/user', idOf('one')))
  await ship(site, makeRemote('user', 'two', { files: { 'a/page.js': code } }))
  const copy = readFileSync(join(site, 'r/user', idOf('two'), 'a/page.js.br'))
  expect(String(brotliDecompressSync(copy))).toBe(code)
})

test('a folder outside of the site is written to by nobody', async () => {
  const site = join(makeFolder(), 'site')
  const { upload } = folderStore(site)
  const files = new Map([['page.js', Buffer.from('x')]])
  await expect(upload('r/../../other', files, { served: false, onFile() {} })).rejects.toThrow(
    'cannot be the name of a folder in the site.',
  )
  expect(existsSync(join(site, '../other'))).toBe(false)
})

test('what a dead publisher left is removed after a day, and no build, however old', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'zero'))
  utimesSync(join(site, 'r/user', idOf('zero')), 0, 0)
  const [old, young] = ['old', 'young'].map(name => join(site, `r/user/.upload-${name}`)) as [string, string]
  for (const folder of [old, young]) mkdirSync(folder, { recursive: true })
  utimesSync(old, 0, 0)
  await ship(site, makeRemote('user', 'one'))
  expect([old, young].map(existsSync)).toEqual([false, true])
  expect(existsSync(join(site, 'r/user', idOf('zero'), 'page.js'))).toBe(true)
})

test('a folder that cannot be written to stops the publication before anything is in force', async () => {
  const site = makeFolder()
  writeFileSync(join(site, 'r'), 'a file where the builds should go')
  await expect(ship(site, makeRemote('user', 'one'))).rejects.toMatchObject({ code: 'ENOTDIR' })
  expect(existsSync(join(site, 'registry.json'))).toBe(false)
})

const one = new Map([['a.js', Buffer.from('one')]])

const meanwhile = (work: (folder: string) => void) => {
  const folder = join(makeFolder(), 'build')
  return { folder, uploading: upload(folder, one, { served: false, onFile: () => work(folder) }) }
}

const writeOther = (folder: string, content: string) => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'a.js'), content)
}

test('a file that does not arrive as it was sent is refused, and nothing of it stays', async () => {
  const { folder, uploading } = meanwhile(folder => {
    const [temporary] = readdirSync(dirname(folder))
    writeFileSync(join(dirname(folder), temporary!, 'a.js'), 'on')
  })
  await expect(uploading).rejects.toThrow(`The stored copy of a.js in ${folder} differs from the original.`)
  expect(readdirSync(dirname(folder))).toEqual([])
})

test('where another process was first with the same files, theirs stay and nothing is new', async () => {
  const { folder, uploading } = meanwhile(folder => writeOther(folder, 'one'))
  expect(await uploading).toBe(false)
  expect(readdirSync(dirname(folder))).toEqual(['build'])
})

test('where another process was first with other files, these are refused', async () => {
  const { uploading } = meanwhile(folder => writeOther(folder, 'other'))
  await expect(uploading).rejects.toThrow('is already published, but with another content of a.js.')
})

test('a failure is told, though another process was first with the same files', async () => {
  const { uploading } = meanwhile(folder => {
    writeOther(folder, 'one')
    throw new Error('the end')
  })
  await expect(uploading).rejects.toThrow('the end')
})
