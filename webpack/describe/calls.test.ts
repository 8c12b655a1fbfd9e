import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import type { ShellBuild } from '@pundi/contract/federation'
import { base } from '../configuration/base'
import { renderTemplates } from './render-templates'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pundi-calls-'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "calls" }')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('of the contract’s calls a build has the names of those that it makes, and nothing else of them', async () => {
  const contract = fileURLToPath(new URL('../../shared/contract/index.ts', import.meta.url))
  const built = await build(`
    import { addTransaction, exportAccount } from '${contract}'
    console.log(addTransaction.name, exportAccount.name)
  `)
  expect(built.match(/(GET|POST|PUT|PATCH|DELETE) \/[\w/:]*/g)).toEqual([
    'POST /transactions',
    'GET /account/export',
  ])
  expect(built).not.toMatch(/Idempotency-Key|ETag|access|summary|transaction_date|Enter an amount/)
  expect(built.length).toBeLessThan(300)
})

test('the inline scripts of every page have names only, too', async () => {
  const build = { fonts: ['font.woff2'], id: '0123456789ab', remote: 'shell' } as ShellBuild
  const templates = await renderTemplates(fileURLToPath(new URL('../../shell', import.meta.url)), build)
  const [tooOld = '', boot = '', ...others] = String(templates['templates/page.html']).match(
    /<script.*?<\/script>/gs,
  )!
  expect(boot.match(/(GET|POST|PUT|PATCH|DELETE) \/[\w/:]*/g)).toEqual(['GET /auth/user'])
  expect(boot.length).toBeLessThan(4200)
  // The first inline script only detects browsers that are too old. The boot script cannot do so,
  // because these browsers cannot parse it (decision 211).
  expect(tooOld.length).toBeLessThan(460)
  expect(others).toEqual([])
})

async function build(source: string): Promise<string> {
  writeFileSync(join(folder, 'main.ts'), source)
  const common = base(folder, 'calls')
  const compiler = webpack({
    ...common,
    entry: './main.ts',
    cache: false,
    devtool: false,
    resolveLoader: { modules: [fileURLToPath(new URL('../../node_modules', import.meta.url))] },
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (!error && stats?.hasErrors() === false) resolve()
      else reject(error ?? new Error(stats?.toString('errors-only')))
    })
  })
  return readFileSync(join(folder, 'dist/main.js'), 'utf8')
}
