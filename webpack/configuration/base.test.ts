import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { base } from './base'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pundi-base-')))
afterAll(() => rmSync(folder, { recursive: true }))

const source = `type Amounts = {
  all: number[]
}
globalThis.onclick = (event: { amounts?: Amounts }) => {
  const { all } = event.amounts as Amounts
  if (all.length === 0) throw new TypeError('no amounts')
}
`

test('a source map leads to the sources, not to the code that they are compiled to', async () => {
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'package.json'), '{"name":"remote-x"}')
  writeFileSync(join(folder, 'src/main.ts'), source)
  const resolveLoader = { modules: [fileURLToPath(new URL('../../node_modules', import.meta.url))] }
  const compiler = webpack({ ...base(folder, 'x'), entry: './src/main.ts', cache: false, resolveLoader })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (!error && stats?.hasErrors() === false) resolve()
      else reject(error ?? new Error(stats?.toString('errors-only')))
    })
  })
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8')
  const map = new SourceMap(JSON.parse(read('main.js.map')) as SourceMapPayload)
  expect(map.findEntry(0, read('main.js').indexOf('throw'))).toMatchObject({
    originalSource: 'webpack://pundi_x/./src/main.ts',
    originalLine: 5,
    originalColumn: 24,
  })
})
