import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../api/src/app'
import { readConfiguration } from '../../api/src/configuration'
import type { Database } from '../../api/src/platform/database/database'
import { openEmbedded } from '../../api/src/platform/database/embedded/embedded'
import { migrate, startAlone } from '../../api/src/platform/database/migrate'
import { makeAdmin } from '../../api/testing/queries'
import { openTestDatabase } from '../../api/testing/test-database'
import { addPeople } from '../jobs/people'
import { addAccountOf, addWallets, tidy } from './queries'

export const isEmbedded = !process.env.DATABASE_URL

export const sizes = { small: 1000, large: 100_000 }
export type Size = keyof typeof sizes

export interface Saver {
  token: string
  call: (what: string, body?: object) => Promise<string>
}

export async function serveAccounts(site: string) {
  const { add, ...served } = await serveAlone(site)
  const savers = { small: await add('small', sizes.small), large: await add('large', sizes.large) }
  return { ...served, savers }
}
export type Accounts = Awaited<ReturnType<typeof serveAccounts>>

export async function openAlone(site?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pundi-accounts-'))
  const database = isEmbedded ? await openEmbedded(folder) : await openTestDatabase()
  if (isEmbedded) await startAlone(database, client => migrate(client))
  async function serve(served: Database = database) {
    const configuration = readConfiguration({
      DATA_DIR: folder,
      ...(site && { SITE_DIR: site }),
      LOG_LEVEL: 'error',
      CALL_LIMIT: '1000000',
    })
    const app = buildApp({ configuration, database: served })
    await app.listen({ port: 0, host: 'localhost' })
    const url = `http://localhost:${(app.server.address() as AddressInfo).port}`
    const stop = async () => {
      await app.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    }
    return { url, stop }
  }
  return { database, serve }
}

export async function serveAlone(site: string) {
  const { database, serve } = await openAlone(site)
  const { url, stop } = await serve()

  async function register(name: string) {
    const body = {
      name,
      email: `${name}@pundi.example`,
      phone: '0812345678',
      password: 'gunung biru jauh',
    }
    const answer = await ask('POST /api/auth/register', undefined, body)
    const { token, data } = JSON.parse(answer) as { token: string; data: { id: number } }
    return { token, id: data.id }
  }

  async function add(name: string, count: number): Promise<Saver> {
    const { token, id } = await register(name)
    await addAccountOf(database, id, count)
    await addWallets(database, id)
    await tidy(database)
    return {
      token,
      call: (what, body) => ask(what, token, body),
    }
  }

  async function addAdmin(name: string, people: number): Promise<string> {
    const { token, id } = await register(name)
    await makeAdmin(database, id)
    await addPeople(database, people)
    await tidy(database)
    return token
  }

  async function ask(what: string, token?: string, body?: object) {
    const [method = '', path = ''] = what.split(' ')
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${what} was answered ${answer.status}: ${text}`)
    return text
  }

  return { url, add, addAdmin, stop }
}
