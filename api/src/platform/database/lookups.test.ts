import sql from 'sql-template-tag'
import { startFalsePostgres } from '../../../testing/false-postgres'
import { until } from '../../../testing/until'
import { openLookups } from './postgres'
import { DatabaseUnavailable } from './unavailable'

let server: Awaited<ReturnType<typeof startFalsePostgres>>
let lookups: ReturnType<typeof openLookups>
beforeEach(async () => {
  server = await startFalsePostgres()
  lookups = openLookups({ connectionString: server.url })
})
afterEach(async () => {
  await lookups.close()
  await server.stop()
})

const lookUp = () => lookups.query(sql`select 1`)

test('lookups that are asked at once are all answered, on one connection', async () => {
  const answers = await Promise.all([lookUp(), lookUp(), lookUp()])
  expect(answers.map(({ rows }) => rows)).toEqual([[], [], []])
  expect(server.connections()).toBe(1)
})

test('one that is refused harms none of the others', async () => {
  await lookUp()
  server.become({ refuse: '42P01' })
  await expect(lookUp()).rejects.toMatchObject({ code: '42P01' })
  server.become({ answer: 'nothing found' })
  expect((await lookUp()).rows).toEqual([])
  expect(server.connections()).toBe(1)
})

test('a connection that breaks ends the lookups on it, and the next one opens another', async () => {
  await lookUp()
  server.become({ answer: 'hang up' })
  for (const { status, reason } of (await Promise.allSettled([
    lookUp(),
    lookUp(),
  ])) as PromiseRejectedResult[])
    expect([status, reason]).toEqual(['rejected', expect.any(DatabaseUnavailable)])
  server.become({ answer: 'nothing found' })
  expect((await lookUp()).rows).toEqual([])
})

test('a connection that says nothing any more is given up, and the next lookup opens another', async () => {
  await lookups.close()
  lookups = openLookups({ connectionString: server.url, query_timeout: 100 })
  await lookUp()
  server.become({ answer: 'nothing at all' })
  for (const attempt of [lookUp(), lookUp()]) await expect(attempt).rejects.toThrow(DatabaseUnavailable)
  server.become({ answer: 'nothing found' })
  await until(async () => server.connections() === 0)
  expect((await lookUp()).rows).toEqual([])
})

test.each<[string, () => Promise<unknown>]>([
  ['full', async () => server.become({ refuseConnections: '53300' })],
  ['away', () => server.stop()],
])('a server that is %s is unavailable, and asked anew once it is back', async (_, begin) => {
  await begin()
  for (const attempt of [lookUp(), lookUp()]) await expect(attempt).rejects.toThrow(DatabaseUnavailable)
  await server.stop()
  server.become({ answer: 'nothing found' })
  await server.start()
  expect((await lookUp()).rows).toEqual([])
})
