import { join } from 'node:path'
import { base } from '../../webpack/configuration/base'
import { barePage } from '../../webpack/dev/bare-page'
import { development } from '../../webpack/dev/development'
import { runUntilSignal } from '../../dev/run-until-signal'
import { serveBuild } from '../../webpack/dev/serve-build'

const folder = join(import.meta.dirname, '../../shared/devkit')

await runUntilSignal(async port => {
  const production = { ...base(folder, 'gallery'), entry: { page: join(folder, 'gallery/main.tsx') } }
  const { start } = await serveBuild(development(production, 'gallery'), {
    port,
    answerPage: async (_request, response) => response.type('html').send(barePage('gallery')),
  })
  await start()
  process.stdout.write(`The kit is at http://localhost:${port}\n`)
  return () => Promise.resolve()
})
