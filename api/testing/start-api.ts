import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp, type Surroundings } from '../src/app'
import { readConfiguration } from '../src/configuration'
import type { Database, Statement } from '../src/platform/database/database'
import { addPerson, password } from './add-person'
import type { Answer, Body } from './answer'
import { declaredAnswers } from './declared'
import { readRows } from './queries'
import { passwordsOf, secretsOf } from './secrets'
import { openTestDatabase } from './test-database'

export type Ask = {
  token?: string | undefined
  body?: unknown
  raw?: string
  headers?: Record<string, string>
}
export type Person = { id: number; name: string; email: string; password: string; token: string }

export type Api = Awaited<ReturnType<typeof startApi>>

/**
 * Starts a server for tests. Checks each response against the contract. `close` fails if the log
 * contains a secret that the test used.
 */
export async function startApi(
  variables: Record<string, string> = {},
  given?: Database,
  surroundings: Omit<Surroundings, 'configuration' | 'database' | 'log'> = {},
) {
  const database = given ?? (await openTestDatabase())
  const lines: string[] = []
  const secrets = new Set<string>()
  const folder = mkdtempSync(join(tmpdir(), 'pundi-test-'))
  const app: FastifyInstance = buildApp({
    configuration: readConfiguration({
      LOG_LEVEL: 'trace',
      CALL_LIMIT: '1000000',
      CALLS_IN_FLIGHT: '1000',
      CALLS_AT_ONCE: '100',
      DATA_DIR: folder,
      ...variables,
    }),
    database,
    log: { write: line => lines.push(line) },
    ...surroundings,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const checkDeclared = declaredAnswers(app)
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  async function call(what: string, { token, body, raw, headers }: Ask = {}): Promise<Answer> {
    const [method = 'GET', path = '/'] = what.split(' ')
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        'accept-language': 'en',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    })
    checkDeclared(method, path, answer)
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    const json = (isJson ? JSON.parse(text) : {}) as Body
    for (const secret of [...secretsOf(answer, json), ...passwordsOf(body)]) secrets.add(secret)
    return { status: answer.status, headers: answer.headers, text, json }
  }

  let people = 0
  const nextBody = (changes: Record<string, string>) => ({
    name: `Person ${(people += 1)}`,
    email: `person-${people}@pundi.example`,
    phone: '0812345678',
    password: `rahasia-besar-${people}`,
    ...changes,
  })

  async function signUp(changes: Record<string, string> = {}): Promise<Person> {
    const body = nextBody(changes)
    secrets.add(body.password)
    const { status, json, text } = await call('POST /api/auth/register', { body })
    if (status !== 201) throw new Error(`The registration was answered ${status}: ${text}`)
    return { ...body, id: json.data.id, token: json.token }
  }

  /**
   * Adds a user directly to the database, because signing up is slow. So no limit counts a sign-up,
   * and the user has no known browser.
   */
  async function newPerson(
    changes: Partial<Record<'name' | 'email' | 'phone', string>> = {},
  ): Promise<Person> {
    const body = { ...nextBody(changes), password }
    const { id, token } = await addPerson(database, body)
    secrets.add(password).add(token)
    return { ...body, id, token }
  }

  const signIn = async ({ email, password }: Pick<Person, 'email' | 'password'>): Promise<string> =>
    (await call('POST /api/auth/login', { body: { email, password } })).json.token

  const rows = (statement: Statement) => readRows(database, statement)

  async function close() {
    await app.close()
    await database.close()
    rmSync(folder, { recursive: true })
    const telling = lines.find(line => [...secrets].some(secret => line.includes(secret)))
    if (telling) throw new Error(`A line of the log holds a secret: ${telling}`)
  }
  return {
    app,
    url,
    database,
    lines,
    secrets,
    outbox: join(folder, 'outbox'),
    call,
    signUp,
    newPerson,
    signIn,
    rows,
    close,
  }
}
