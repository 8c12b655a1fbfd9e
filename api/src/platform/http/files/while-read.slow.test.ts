import { connect, type Socket } from 'node:net'
import sql from 'sql-template-tag'
import { makeAdmin } from '../../../../testing/queries'
import { newSaver, type Saver } from '../../../../testing/savers'
import { type Api, startApi } from '../../../../testing/start-api'
import { until } from '../../../../testing/until'
import { patience } from '../connections/close-connections'

const READING = 3000
const BURST = 3_000_000
const ROWS = 12_000

let api: Api
let saver: Saver
beforeAll(async () => {
  api = await startApi({}, undefined, { times: { ...patience, reading: READING } })
  saver = await newSaver(api)
  await makeAdmin(api.database, saver.id)
  const { id, gaji } = saver
  await api.rows(
    sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
        select ${id}, 1, 'income', ${gaji}::bigint, repeat('沙', 500), '2026-01-01'
        from generate_series(1, ${ROWS}::int) n`,
  )
  await api.rows(
    sql`insert into audit (user_id, action) select ${id}, 'Add transaction' from generate_series(1, 150000) n`,
  )
}, 240_000)
afterAll(() => api.close())

const cutOffs = () =>
  api.lines.filter(line =>
    line.includes('the server closed a connection, because the client had stopped reading the download'),
  )

test.each(['/api/transactions/export', '/api/account/export', '/api/admin/logs/export'])(
  'who stops reading %s is cut off, is logged once, and nothing is kept of it',
  async path => {
    const before = cutOffs().length
    const reader = open(path)
    await until(async () => reader.bytes() > 0)
    reader.socket.pause()
    await until(async () => cutOffs().length > before)
    await until(async () => api.app.sending.size === 0)
    await until(async () => api.app.callLimits.work.size().active === 0)
    reader.socket.resume()
    await reader.closed
    expect(reader.end()).not.toBe('0\r\n\r\n')
    expect(cutOffs().length).toBe(before + 1)
  },
)

test('who reads slowly comes to the end', async () => {
  const before = cutOffs().length
  const begun = performance.now()
  const reader = open('/api/transactions/export')
  let next = BURST
  reader.socket.on('data', () => {
    if (reader.bytes() < next) return
    next += BURST
    reader.socket.pause()
    setTimeout(() => reader.socket.resume(), READING / 3)
  })
  await reader.closed
  expect(performance.now() - begun).toBeGreaterThan(READING)
  expect(reader.bytes()).toBeGreaterThan(ROWS * 1500)
  expect(reader.end()).toBe('0\r\n\r\n')
  expect(cutOffs().length).toBe(before)
}, 240_000)

function open(path: string) {
  let [bytes, end] = [0, '']
  const socket: Socket = connect(Number(new URL(api.url).port), '127.0.0.1')
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${saver.token}\r\nconnection: close\r\n\r\n`,
  )
  socket.on('data', part => {
    bytes += part.length
    end = part.toString('latin1').slice(-5)
  })
  socket.on('error', () => undefined)
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  return { socket, closed, bytes: () => bytes, end: () => end }
}
