import { jest } from '@jest/globals'
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
  jest.useRealTimers()
  delete process.env.CATEGORY_BASE
})

test('an id is 12 hexadecimal digits, and the same sources have the same', async () => {
  const [one, other] = [await makeProject(), await makeProject()]
  expect(one.build()).toMatch(/^[0-9a-f]{12}$/)
  expect(other.build()).toBe(one.build())
  expect(other.tools()).toBe(one.tools())
})

test.each([
  'remote-user/src/main.ts',
  'remote-user/src/deep/er/page.tsx',
  'remote-user/src/look.module.css',
  'remote-user/src/catalogue/id.json',
  'remote-user/package.json',
  'remote-user/webpack.config.ts',
  'shared/platform/http/send.ts',
  'shared/platform/package.json',
  'webpack/configuration/base.ts',
  'webpack/federation/federation.ts',
  'package-lock.json',
  'tsconfig.base.json',
  'shared/contract/federation/remotes.json',
])('another %s is another build, whether it is changed or comes new', async path => {
  const { write, build } = await makeProject()
  const before = build()
  write(path, 'one')
  const first = build()
  write(path, 'two')
  expect(new Set([before, first, build()]).size).toBe(3)
})

test('a file that is renamed or goes is another build', async () => {
  const { folder, write, build } = await makeProject()
  const before = build()
  write('remote-user/src/one.ts', 'same')
  const first = build()
  renameSync(join(folder, 'remote-user/src/one.ts'), join(folder, 'remote-user/src/two.ts'))
  expect(new Set([before, first, build()]).size).toBe(3)
  rmSync(join(folder, 'remote-user/src/two.ts'))
  expect(build()).toBe(before)
})

test('moving content from one file to the next gives another id', async () => {
  const { write, build } = await makeProject()
  write('remote-user/src/a.ts', 'one')
  write('remote-user/src/b.ts', '')
  const before = build()
  write('remote-user/src/a.ts', '')
  write('remote-user/src/b.ts', 'one')
  expect(build()).not.toBe(before)
})

test.each([
  'remote-user/src/main.test.ts',
  'remote-user/src/main.test.tsx',
  'remote-user/src/testing/answers.ts',
  'remote-user/jest.config.ts',
  'remote-user/dist/build.json',
  'remote-user/coverage/report.json',
  'remote-user/node_modules/left/index.js',
  'remote-user/.cache/one',
  'remote-user/.env',
  'shared/devkit/testing/setup.ts',
  'shared/devkit/gallery/main.tsx',
  'shared/devkit/harness/main.tsx',
  'webpack/dev/shell.ts',
  'webpack/base.test.ts',
  'remote-admin/src/main.ts',
  'README.md',
])('%s goes into no build of the user area', async path => {
  const { write, build } = await makeProject()
  const before = build()
  write(path, 'anything')
  expect(build()).toBe(before)
})

test('a file that only resembles a test or a file for developers goes in', async () => {
  const { write, build } = await makeProject()
  const seen = new Set([build()])
  const paths = ['src/latest.ts', 'src/test.ts', 'src/galleries/a.ts', 'src/dist.ts', 'src/harness/a.ts']
  for (const path of [
    ...paths.map(path => `remote-user/${path}`),
    'shared/devkit-of/a.ts',
    'webpack/devtool.ts',
  ]) {
    write(path, 'x')
    seen.add(build())
  }
  expect(seen.size).toBe(8)
})

test('the same sources are another build for another workspace or place of categories, and the same in another year', async () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59), doNotFake: ['nextTick', 'setImmediate'] })
  const { folder, build } = await makeProject()
  const before = build()
  cpSync(join(folder, 'remote-user'), join(folder, 'remote-admin'), { recursive: true })
  const other = build('remote-admin')
  process.env.CATEGORY_BASE = 'https://categories.example'
  const elsewhere = build()
  delete process.env.CATEGORY_BASE
  expect(new Set([before, other, elsewhere]).size).toBe(3)
  jest.setSystemTime(new Date(2027, 0, 1, 0, 1))
  expect(build()).toBe(before)
})

test('the cache is discarded when a tool of the build changes, not when a source does', async () => {
  const { write, tools } = await makeProject()
  const seen = new Set([tools()])
  for (const path of [
    'remote-user/src/main.ts',
    'shared/platform/http/send.ts',
    'remote-user/package.json',
  ]) {
    write(path, 'changed')
    expect(seen).toContain(tools())
  }
  for (const path of ['webpack/configuration/base.ts', 'package-lock.json', 'tsconfig.base.json']) {
    write(path, 'changed')
    seen.add(tools())
  }
  expect(seen.size).toBe(4)
})

async function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), 'pundi-ids-'))
  made.push(folder)
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  for (const path of ['remote-user/src/main.ts', 'shared/platform/http/transmit.ts', 'package-lock.json'])
    write(path, path)
  mkdirSync(join(folder, 'webpack'))
  const program = join(folder, 'webpack/describe/sources-id.ts')
  cpSync(fileURLToPath(new URL('sources-id.ts', import.meta.url)), program)
  const { sourcesId, toolsId } = (await import(pathToFileURL(program).href)) as typeof import('./sources-id')
  return {
    folder,
    write,
    build: (of = 'remote-user') => sourcesId(join(folder, of)),
    tools: () => toolsId(folder),
  }
}
