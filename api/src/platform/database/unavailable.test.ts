import sql from 'sql-template-tag'
import { startFalsePostgres } from '../../../testing/false-postgres'
import { type Api, startApi } from '../../../testing/start-api'
import { openPool } from './database'

const message = 'Your data isn’t available right now. Please try again soon.'
const token = `1|${'A'.repeat(43)}`

let server: Awaited<ReturnType<typeof startFalsePostgres>>
let api: Api
beforeAll(async () => {
  server = await startFalsePostgres()
  api = await startApi({}, openPool({ connectionString: server.url, max: 2 }))
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

const ask = (headers = {}) =>
  api.call('POST /api/auth/login', { body: { email: 'a@pundi.example', password: 'x' }, headers })

test.each(['08006', '53100', '53200', '53300', '57P01', '57P02', '57P03', '58030', '25006'])(
  'a statement refused with SQLSTATE %s is 503 with Retry-After, and served again afterwards',
  async refuse => {
    server.become({ refuse })
    const { status, headers, json } = await ask()
    expect([status, headers.get('retry-after'), json]).toEqual([503, '5', { message }])
    server.become({ answer: 'nothing found' })
    expect((await api.call('GET /api/categories', { token })).status).toBe(401)
  },
)

test.each([
  ['en', 'This took too long, so we stopped it. Nothing changed.'],
  ['es', 'Esto tardó demasiado, así que lo detuvimos. No cambió nada.'],
  ['id', 'Prosesnya terlalu lama, jadi kami hentikan. Tidak ada yang berubah.'],
])(
  'a statement that was canceled is 503 with Retry-After, and not for want of data, in %s',
  async (language, tooLong) => {
    server.become({ refuse: '57014' })
    const { status, headers, json } = await ask({ 'accept-language': language })
    expect([status, headers.get('retry-after'), json]).toEqual([503, '5', { message: tooLong }])
  },
)

test.each(['42P01', '42501', '23514', 'XX000', '40P01'])(
  'a statement refused with SQLSTATE %s is a fault of ours: 500',
  async refuse => {
    server.become({ refuse })
    expect((await ask()).status).toBe(500)
  },
)

test.each<[string, () => unknown]>([
  ['that hangs up', () => server.become({ answer: 'hang up' })],
  ['that is full', () => fail({ refuseConnections: '53300' })],
  ['that is starting', () => fail({ refuseConnections: '57P03' })],
  ['that is not there', () => server.stop()],
])('a database %s is 503, not ready, and well again without a restart', async (_, begin) => {
  await begin()
  for (const { status, headers, json } of await Promise.all([ask(), ask(), ask()]))
    expect([status, headers.get('retry-after'), json]).toEqual([503, '5', { message }])
  expect((await api.call('GET /readyz')).status).toBe(503)
  expect((await api.call('GET /healthz')).status).toBe(200)
  await server.stop()
  server.become({ answer: 'nothing found' })
  await server.start()
  expect((await api.call('GET /api/categories', { token })).status).toBe(401)
})

test('a database that says nothing is 503 once the time to connect is over', async () => {
  const mute = openPool({ connectionString: server.url, max: 1, connectionTimeoutMillis: 1000 })
  await mute.onOneClient(async () => {
    await expect(mute.query(sql`select 1`)).rejects.toThrow('timeout exceeded when trying to connect')
    await expect(mute.query(sql`select 1`)).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
  })
  await mute.close()
})

test('an error of our own on a working connection is thrown unchanged', async () => {
  const own = new Error('a fault of ours')
  await expect(api.database.onOneClient(() => Promise.reject(own))).rejects.toBe(own)
})

test('an outage is logged once, with its cause, and not by every request', async () => {
  const other = await startApi({}, openPool({ connectionString: server.url, max: 2 }))
  server.become({ refuse: '53100' })
  for (let times = 0; times < 5; times += 1) await other.call('GET /api/categories', { token })
  const told = other.lines.filter(line => line.includes('a request failed'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('as it was told')
  server.become({ refuse: '25006' })
  await other.call('GET /api/categories', { token })
  expect(other.lines.filter(line => line.includes('a request failed'))).toHaveLength(2)
  await other.close()
})

async function fail(manner: Parameters<typeof server.become>[0]) {
  server.become(manner)
  await server.stop()
  await server.start()
}
