import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { RouterNamesPlugin } from './router-names-plugin'

const folder = mkdtempSync(join(tmpdir(), 'router-names-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ["import { useParams, Link as L } from 'react-router-dom'; console.log(useParams, L)", []],
  ["import { useHref } from 'react-router'; console.log(useHref)", []],
  ["import { Routes as R } from 'react-router-dom'; console.log(R)", ['Routes']],
  ["export { Await } from 'react-router-dom'", ['Await']],
  ["import * as router from 'react-router-dom'; console.log(router.Await)", ['*']],
])('%s', async (code, refused) => {
  writeFileSync(join(folder, 'page.js'), code)
  const errors = await build()
  expect(errors).toHaveLength(refused.length)
  for (const name of refused)
    expect(errors.join()).toContain(
      `This remote uses "${name}" from react-router-dom, which the shell does not provide.`,
    )
})

const build = () =>
  new Promise<string[]>((resolve, reject) => {
    webpack(
      {
        ...{ mode: 'none', context: folder, entry: './page.js', output: { path: join(folder, 'dist') } },
        externals: { 'react-router-dom': 'var {}', 'react-router': 'var {}' },
        plugins: [new RouterNamesPlugin()],
      },
      (error, stats) =>
        stats ? resolve((stats.toJson().errors ?? []).map(({ message }) => message)) : reject(error!),
    )
  })
