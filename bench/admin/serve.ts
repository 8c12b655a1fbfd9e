import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../api/src/app'
import { readConfiguration } from '../../api/src/configuration'
import { makeAdmin } from '../../api/testing/queries'
import { openTestDatabase } from '../../api/testing/test-database'
import { addPeople, tidy } from './queries'

/** A server of so many users, ten transactions each, as its administrator's client. */
export interface BenchServer {
  /** Asks for a path and throws where it is refused. */
  call: (path: string) => Promise<void>
  stop: () => Promise<void>
}

/** The server in this process, on a schema of its own on the server that DATABASE_URL names. */
export async function startServer(users: number): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pundi-admin-'))
  const database = await openTestDatabase()
  const app = buildApp({
    configuration: readConfiguration({ DATA_DIR: folder, LOG_LEVEL: 'error', CALL_LIMIT: '1000000' }),
    database,
  })
  await app.listen({ port: 0, host: 'localhost' })
  const url = `http://localhost:${(app.server.address() as AddressInfo).port}`
  await addPeople(database, users)
  const body = {
    name: 'Admin',
    email: 'admin@pundi.example',
    phone: '0812345678',
    password: 'gunung biru jauh',
  }
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { token, data } = (await answer.json()) as { token: string; data: { id: number } }
  await makeAdmin(database, data.id)
  await database.onOneClient(tidy)
  return {
    async call(path) {
      const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
      const answer = await fetch(url + path, { headers })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`)
    },
    async stop() {
      await app.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
