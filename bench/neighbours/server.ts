import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../api/src/app'
import { readConfiguration } from '../../api/src/configuration'
import { openEmbedded } from '../../api/src/database/embedded/embedded'
import { migrate, startAlone } from '../../api/src/database/migrate'
import { openTestDatabase } from '../../api/testing/test-database'
import { addWords } from './queries'

/* The server as a process of its own: whoever asks must not share its event loop. It ends with who started it. */

const ROWS = 60_000

const folder = mkdtempSync(join(tmpdir(), 'pundi-neighbours-'))
const database = process.env.DATABASE_URL ? await openTestDatabase() : await openEmbedded(folder)
if (!process.env.DATABASE_URL) await startAlone(database, client => migrate(client))
const variables = { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' }
const app = buildApp({ configuration: readConfiguration(variables), database })
await app.listen({ port: 0, host: '127.0.0.1' })

async function register(name: string) {
  const body = { name, email: `${name}@pundi.example`, phone: '0812345678', password: 'gunung biru jauh' }
  const { json } = await inject('/api/auth/register', body)
  return json as { token: string; data: { id: number } }
}

async function inject(url: string, payload?: object, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await app.inject({ url, headers, ...(payload && { method: 'POST', payload }) })
  return { json: answer.json<unknown>() }
}

const [greedy, other] = [await register('greedy'), await register('other')]
await addWords(database, greedy.data.id, ROWS)
await addWords(database, other.data.id, 200)
const { json } = await inject('/api/categories', undefined, other.token)
const [category] = (json as { data: { id: number; type: string }[] }).data
if (!category) throw new Error('A new account has no categories.')
const body = {
  amount: '25000',
  type: category.type,
  category_id: category.id,
  description: 'Kopi',
  transaction_date: '2026-02-28',
}

/** To the process that started this one. */
const answer = (message: object) => process.send?.(message)

process.on('message', () => answer({ memory: Math.round(process.memoryUsage().rss / 2 ** 20) }))
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
  greedy: { token: greedy.token },
  other: { token: other.token, body },
})
