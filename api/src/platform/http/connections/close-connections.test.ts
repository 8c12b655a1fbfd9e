import { connect } from 'node:net'
import sql from 'sql-template-tag'
import { newSaver } from '../../../../testing/savers'
import { type Api, startApi } from '../../../../testing/start-api'
import { openTestDatabase } from '../../../../testing/test-database'
import { until } from '../../../../testing/until'
import { patience } from './close-connections'

const LOOK = 50
const HEAD = 500
const BODY = 1500
const IDLE = 1000

let api: Api
let impatient: Api
beforeAll(async () => {
  const database = await openTestDatabase()
  impatient = await startApi({}, await database.another(), { times: { ...patience, idle: IDLE } })
  api = await startApi({}, database, { times: { ...patience, head: HEAD, body: BODY, look: LOOK } })
})
afterAll(async () => {
  await impatient.close()
  await api.close()
})

const post = 'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'

test.each<[string, string, number]>([
  ['says nothing', '', HEAD],
  ['sends half a head', 'GET /healthz HTTP/1.1\r\nhost: a\r\n', HEAD],
  ['sends half a body', `${post}content-length: 20\r\n\r\n{"email"`, BODY],
])('a connection that %s is closed with 408 when its time is over', async (_, bytes, time) => {
  const { text, took } = await open(bytes)
  expect(text).toMatch(/^HTTP\/1.1 408 /)
  expect(text).toMatch(/\{"message":"Prosesnya terlalu lama[^"]+"\}$/)
  expect(took).toBeGreaterThanOrEqual(time - 2 * LOOK)
})

test('a connection that sends half a head after an answer is closed too', async () => {
  const { text } = await open('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\nGET /healthz HTTP/1.1\r\nhost')
  expect(text).toMatch(/^HTTP\/1.1 200 .*HTTP\/1.1 408 /s)
})

test('a connection that sends in time is answered, and may be used again', async () => {
  const { text } = await open(
    'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\nGET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  )
  expect(text.match(/HTTP\/1.1 200 /g)).toHaveLength(2)
})

test('an answer that the client does not read is given up', async () => {
  const saver = await newSaver(api)
  await api.rows(
    sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
        select ${saver.id}, 1, 'income', ${saver.gaji}::bigint, repeat('沙', 500), '2026-01-01'
        from generate_series(1, 8000) n`,
  )
  const socket = connect(Number(new URL(impatient.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    `GET /api/transactions/export HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${saver.token}\r\n\r\n`,
  )
  await new Promise(resolve => socket.once('data', resolve))
  socket.pause()
  expect(impatient.app.sending.size).toBe(1)
  await until(async () => impatient.app.sending.size === 0)
  socket.destroy()
})

test('the limits are those of the operating guide', () => {
  expect(patience).toEqual({ head: 15_000, body: 30_000, look: 5_000, idle: 120_000, reading: 60_000 })
  const { keepAliveTimeout, requestTimeout, headersTimeout } = api.app.server
  expect([keepAliveTimeout, requestTimeout, headersTimeout]).toEqual([72_000, BODY, HEAD])
})

const open = (bytes: string) =>
  new Promise<{ text: string; took: number }>((resolve, reject) => {
    let text = ''
    const begun = performance.now()
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (part: string) => (text += part))
    socket.on('close', () => resolve({ text, took: performance.now() - begun })).on('error', reject)
  })
