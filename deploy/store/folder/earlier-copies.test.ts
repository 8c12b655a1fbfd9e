import { afterEach, expect, test } from '@jest/globals'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { makeFolder, removeFolders } from '../../testing/make-dist'
import { earlierCopies } from './earlier-copies'

afterEach(removeFolders)

const code = Buffer.from('export const answer = 42\n'.repeat(40))

const atLevel = (level: number) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })

function makeBuild(builds: string, name: string, level: number, second: number) {
  const folder = join(builds, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'page.js.br'), atLevel(level))
  utimesSync(folder, second, second)
}

const findCopy = async (builds: string) => (await earlierCopies(join(builds, 'new')))('page.js', code)

test.each([
  { newest: 'a', seconds: { a: 2, b: 1 }, level: 0 },
  { newest: 'b', seconds: { a: 1, b: 2 }, level: 1 },
])('of two builds $newest is looked at, which was written last', async ({ seconds, level }) => {
  const builds = makeFolder()
  makeBuild(builds, 'a', 0, seconds.a)
  makeBuild(builds, 'b', 1, seconds.b)
  expect(await findCopy(builds)).toEqual(atLevel(level))
})

test('neither an upload under way nor a file is looked at, however new', async () => {
  const builds = makeFolder()
  makeBuild(builds, 'a', 0, 1)
  makeBuild(builds, '.upload-b', 1, 2)
  writeFileSync(join(builds, 'c'), '')
  expect(await findCopy(builds)).toEqual(atLevel(0))
})

test('where nothing was published there is no copy', async () => {
  const builds = makeFolder()
  expect(await findCopy(builds)).toBeUndefined()
  expect(await findCopy(join(builds, 'no-folder'))).toBeUndefined()
})
