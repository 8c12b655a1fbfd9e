import { readdirSync, rmSync } from 'node:fs'
import sql, { type Sql } from 'sql-template-tag'
import { makeDataFolder, openInFolder } from '../../../../testing/embedded-folder'
import { prepared } from '../../../../testing/test-database'
import { type Database, type Queryable, withoutLimit } from '../database'
import { DatabaseUnavailable } from '../unavailable'
import { openEmbedded } from './embedded'
import { startThread } from './thread/open-thread'

const endless = sql`select count(*) from generate_series(1, ${1_000_000_000_000}::bigint)`
const endlessInsert = 'insert into saved select n from generate_series(1, 1000000000000) n'

let database: Database
const threads: ReturnType<typeof startThread>[] = []
beforeAll(async () => {
  database = await openInFolder(await prepared(), {
    start(data) {
      const thread = startThread(data)
      threads.push(thread)
      return thread
    },
  })
  await database.query(sql`create table saved (n bigint)`)
}, 240_000)
beforeEach(() => database.query(sql`truncate saved`))
afterAll(() => database.close())

test('a statement that takes too long is ended, others wait, and what was acknowledged is there', async () => {
  await database.query(sql`insert into saved values (${1})`)
  const events: string[] = []
  const note = (event: string) => () => void events.push(event)
  const ended = causeOf(database.onOneClient(client => runLimited(client, endless))).finally(note('ended'))
  const waiting = saved().finally(note('answered'))
  await turnOfTheLoop()
  note('the server is free')()
  const [cause, rows] = await Promise.all([ended, waiting])
  expect(events).toEqual(['the server is free', 'ended', 'answered'])
  expect(cause).toBeInstanceOf(DatabaseUnavailable)
  expect(cause).toMatchObject({ code: '57014' })
  expect(rows).toEqual([1])
  expect(await database.isWritable()).toBe(true)
})

test('a transaction whose statement takes too long leaves nothing', async () => {
  const work = database.inTransaction(async client => {
    await client.query(sql`insert into saved values (${1})`)
    await runLimited(client, endless)
  })
  expect(await causeOf(work)).toMatchObject({ name: 'DatabaseUnavailable', code: '57014' })
  expect(await saved()).toEqual([])
})

test('a statement that commits by itself is ended too, without saying that it left nothing', async () => {
  const work = database.onOneClient(client => runLimited(client, { text: endlessInsert }))
  expect(await causeOf(work)).toMatchObject({ name: 'DatabaseUnavailable', code: undefined })
  expect(await saved()).toEqual([])
})

test('a limit ends with its transaction or its client, also where the transaction failed', async () => {
  const limits: unknown[] = []
  const note = async (client: Queryable) => {
    const { rows } = await client.query<{ limit: string }>(
      sql`select current_setting('statement_timeout') as limit`,
    )
    limits.push(rows[0]?.limit)
  }
  await database.inTransaction(async client => {
    await client.query({ text: "set local statement_timeout = '1min'" })
    await note(client)
  })
  await note(database)
  await withoutLimit(database, note)
  await note(database)
  await causeOf(
    database.inTransaction(async client => {
      await client.query({ text: "set local statement_timeout = '100ms'" })
      await client.query({ text: 'selec' })
    }),
  )
  await database.query({ text: slow })
  await note(database)
  expect(limits).toEqual(['1min', '15s', '0', '15s', '15s'])
})

test('a thread that ends by itself is a failure of the database, which is opened again', async () => {
  await database.query(sql`insert into saved values (${1})`)
  const cut = causeOf(database.query(endless))
  await turnOfTheLoop()
  await threads.at(-1)?.terminate()
  expect(await cut).toMatchObject({ name: 'DatabaseUnavailable', code: undefined })
  expect(await saved()).toEqual([1])
})

test('the folder stays locked while the database is opened again, and it can be closed meanwhile', async () => {
  const folder = makeDataFolder(await prepared())
  const first = await openEmbedded(folder)
  await causeOf(first.onOneClient(client => runLimited(client, endless)))
  await expect(openEmbedded(folder)).rejects.toThrow(
    `another Pundi server (process ${process.pid}) uses the folder`,
  )
  await first.close()
  expect(readdirSync(folder)).toEqual(['database'])
  rmSync(folder, { recursive: true })
})

const slow = `do $$ begin
  while clock_timestamp() < transaction_timestamp() + interval '200 milliseconds' loop end loop;
end $$`

async function runLimited(client: Queryable, statement: Sql | { text: string }) {
  await client.query({ text: "set statement_timeout = '100ms'" })
  await client.query(statement)
}

const causeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

const turnOfTheLoop = () => new Promise(setImmediate)

async function saved() {
  const { rows } = await database.query<{ n: number }>(sql`select n from saved order by n`)
  return rows.map(({ n }) => n)
}
