import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../api/src/app'
import { readConfiguration } from '../../api/src/configuration'
import { openEmbedded } from '../../api/src/database/embedded/embedded'
import { migrate, startAlone } from '../../api/src/database/migrate'
import { slowCategories } from './queries'

/* The server as a process of its own: whoever asks must not share its event loop. It ends with who started it. */

const folder = mkdtempSync(join(tmpdir(), 'pundi-held-'))
const database = await openEmbedded(folder)
await startAlone(database, client => migrate(client))
await database.query({ text: slowCategories })
const bounds = { CALL_LIMIT: '1000000', CALLS_AT_ONCE: '100' }
const variables = { ...process.env, ...bounds, DATA_DIR: folder, LOG_LEVEL: 'fatal' }
const app = buildApp({ configuration: readConfiguration(variables), database })
await app.listen({ port: 0, host: '127.0.0.1' })

const payload = {
  name: 'Sari',
  email: 'sari@pundi.example',
  phone: '0812345678',
  password: 'gunung biru jauh',
}
const { token } = (await app.inject({ method: 'POST', url: '/api/auth/register', payload })).json<{
  token: string
}>()

/** To the process that started this one. */
const answer = (message: object) => process.send?.(message)

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  answer({ memory: Math.round(process.memoryUsage.rss() / 2 ** 20), cpu: (user + system) / 1000 })
})
process.once('disconnect', () => {
  void app
    .close()
    .then(() => database.close())
    .finally(() => {
      rmSync(folder, { recursive: true, force: true })
      process.exit()
    })
})
answer({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, token })
