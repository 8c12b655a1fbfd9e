import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { buildApp } from '../../api/src/app'
import { readConfiguration } from '../../api/src/configuration'
import { openEmbedded } from '../../api/src/platform/database/embedded/embedded'
import { type StartThread, startThread } from '../../api/src/platform/database/embedded/thread/open-thread'
import { migrate, startAlone } from '../../api/src/platform/database/migrate'
import { openTestDatabase } from '../../api/testing/test-database'
import { slowCategories } from './queries'

/*
 * Runs in a process of its own, so that the server and the measuring client do not share an event
 * loop. Ends with its parent process.
 */

const folder = mkdtempSync(join(tmpdir(), 'pundi-held-'))
const isServer = process.env.DATABASE_URL !== undefined
let thread: Worker | undefined
const start: StartThread = data => (thread = startThread(data))
const database = isServer ? await openTestDatabase() : await openEmbedded(folder, { start })
if (!isServer) await startAlone(database, client => migrate(client))
await database.query({ text: slowCategories })
const bounds = { CALL_LIMIT: '1000000', CALLS_AT_ONCE: '100' }
const files = join(folder, 'site', 'r', 'held', '1')
mkdirSync(files, { recursive: true })
writeFileSync(join(files, 'held.js'), '0'.repeat(100_000))
const variables = { ...process.env, ...bounds, DATA_DIR: folder, LOG_LEVEL: 'fatal' }
const app = buildApp({ configuration: readConfiguration(variables), database })
await app.listen({ port: 0, host: '127.0.0.1' })

async function register(name: string) {
  const payload = {
    name,
    email: `${name}@pundi.example`,
    phone: '0812345678',
    password: 'gunung biru jauh',
  }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload })
  return answer.json<{ token: string }>().token
}
const [token, other] = [await register('sari'), await register('bayu')]

const answer = (message: object) => process.send?.(message)

process.on('message', message => {
  if (message === 'kill') {
    void thread?.terminate().then(() => answer({}))
    return
  }
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
answer({
  url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
  kind: isServer ? 'PostgreSQL' : 'embedded',
  token,
  other,
})
