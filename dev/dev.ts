import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { base } from '@pundi/webpack/configuration/base'
import { barePage } from '@pundi/webpack/dev/bare-page'
import { development } from '@pundi/webpack/dev/development'
import { apiPaths, runApi } from './run-api'
import { serveAgainst } from './remote-against'
import { runUntilSignal } from './run-until-signal'
import { serveBuild } from '@pundi/webpack/dev/serve-build'

/*
 * `npm run dev -w remote-admin -- --against URL`: runs this remote in the shell of a deployed
 * environment, with its data. Without `--against`: runs the remote with the real api in a harness
 * from `shared/devkit`, which replaces the shell. No other workspace is built.
 */

const folder = process.cwd()
const name = basename(folder)

const entry = `
  import { openHarness } from '@pundi/devkit/harness'
  import { pageTable } from ${JSON.stringify(join(folder, 'src/pages.ts'))}
  openHarness(pageTable)
`

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values

await runUntilSignal(async port => {
  if (against !== undefined) {
    await serveAgainst(folder, against, port)
    return () => Promise.resolve()
  }
  const api = await runApi(port)
  const production = {
    ...base(folder, name),
    entry: { page: `data:text/javascript,${encodeURIComponent(entry)}` },
  }
  const { start } = await serveBuild(development(production, name), {
    port,
    proxy: [{ context: apiPaths, target: api.url }],
    async answerPage(_request, response) {
      await api.ready
      const accounts = { user: api.account('user'), admin: api.account('admin') }
      return response.type('html').send(barePage(name, accounts))
    },
  })
  await Promise.all([api.ready, start()])
  return api.stop
})
