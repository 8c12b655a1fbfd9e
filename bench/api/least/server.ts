import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { add, findUser, list, listByType, search, sum } from './queries'

/*
 * The least that answers the measured calls as the api does, byte for byte: Node's own server, the driver, a statement
 * for the token and one for the answer. It validates nothing, logs nothing and limits nobody. A process of its own,
 * which ends with who started it; DATABASE_URL names its database.
 */

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, text => new Date(text).toISOString())
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

interface User {
  id: number
  session_id: number
  time_zone: string
}

const days = new Map<string, Intl.DateTimeFormat>()

function todayOf({ time_zone }: User): string {
  const known = days.get(time_zone)
  if (known) return known.format()
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone })
  days.set(time_zone, made)
  return made.format()
}

interface Row {
  id: number
  amount: string
  type: string
  category_id: number
  name: string
  description: string
  transaction_date: string
  created_at: string
  version: string
  total: number
  income: string
  expense: string
  balance: string
}

const transactionOf = (row: Row) => ({
  id: row.id,
  amount: row.amount,
  type: row.type,
  category_id: row.category_id,
  category: { id: row.category_id, name: row.name },
  description: row.description,
  transaction_date: row.transaction_date,
  created_at: row.created_at,
  version: row.version,
})

const PAGE = 50
const none = { total: 0, income: '0.00', expense: '0.00', balance: '0.00' }

function pageOf(rows: Row[]) {
  const data = rows.slice(0, PAGE).map(transactionOf)
  const last = data.at(-1)
  const next_cursor =
    rows.length > PAGE && last
      ? Buffer.from(JSON.stringify(['-date', last.transaction_date, last.id])).toString('base64url')
      : null
  const [{ total, income, expense, balance } = none] = rows
  return { data, meta: { total, next_cursor, income, expense, balance } }
}

interface Sum {
  month: string | null
  type: string | null
  category_id: number
  name: string
  income: string
  expense: string
  balance: string
  total: string
  count: number
}

function summaryOf([all, ...parts]: Sum[]) {
  if (!all) throw new Error('There is no summary.')
  const { income, expense, balance, count } = all
  return {
    ...{ income, expense, balance, count },
    by_month: parts.flatMap(({ month, income, expense }) =>
      month === null ? [] : [{ month, income, expense }],
    ),
    by_category: parts.flatMap(({ category_id, name, type, total, count }) =>
      type === null ? [] : [{ category_id, name, type, total, count }],
    ),
  }
}

async function ask<Answer>(statement: { name: string; text: string }, values: unknown[]): Promise<Answer[]> {
  const { rows } = await pool.query<pg.QueryResultRow>({ ...statement, values })
  return rows as Answer[]
}

async function userOf({ headers }: IncomingMessage): Promise<User | undefined> {
  const [, id, secret = ''] = /^Bearer (\d+)\|([\w-]{43})$/.exec(headers.authorization ?? '') ?? []
  const [user] = await ask<User>(findUser, [createHash('sha256').update(secret).digest()])
  return user?.session_id === Number(id) ? user : undefined
}

interface Answer {
  status: number
  body?: object
}

const given = (data: object): Answer => ({ status: 200, body: { data } })
const page = (rows: Row[]): Answer => ({ status: 200, body: pageOf(rows) })

async function answer(request: IncomingMessage): Promise<Answer> {
  const user = await userOf(request)
  if (!user) return { status: 401 }
  // What has not changed costs the token alone.
  if (request.headers['if-none-match']) return { status: 304 }
  const { session_id, ...data } = user
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  if (pathname === '/api/auth/user') return given(data)
  if (pathname === '/api/transactions/summary')
    return given(summaryOf(await ask<Sum>(sum, [user.id, todayOf(user)])))
  if (request.method === 'POST') return addOne(request, user)
  const [type, words] = [searchParams.get('type'), searchParams.get('search')]
  if (type !== null) return page(await ask<Row>(listByType, [user.id, todayOf(user), type]))
  if (words !== null) return page(await ask<Row>(search, [user.id, todayOf(user), words]))
  return page(await ask<Row>(list, [user.id, todayOf(user)]))
}

async function addOne(request: IncomingMessage, { id }: User): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
  const { category_id, type, amount, description, transaction_date } = body
  const [row] = await ask<Row>(add, [id, category_id, type, amount, description, transaction_date])
  return row ? { status: 201, body: { data: transactionOf(row) } } : { status: 422 }
}

function send(response: ServerResponse, { status, body }: Answer) {
  if (!body) {
    response.writeHead(status).end()
    return
  }
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

const server = createServer((request, response) => {
  answer(request).then(
    answered => send(response, answered),
    (error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    },
  )
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
