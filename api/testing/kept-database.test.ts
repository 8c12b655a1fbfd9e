import sql from 'sql-template-tag'
import type { Database } from '../src/platform/database/database'
import { readRows } from './queries'
import { openTestDatabase } from './test-database'

const addUser = sql`insert into users (name, email, phone, password_hash)
  values ('Siti', 'siti@pundi.example', '0812345678', 'none') returning id`

const readColumns = (database: Database) =>
  readRows(
    database,
    sql`select attname from pg_attribute where attrelid = 'users'::regclass and attname = 'left_behind'`,
  )

async function inOneOfItsOwn<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openTestDatabase()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

test('a database has no rows of the test before, and counts from the beginning', async () => {
  const [first] = await inOneOfItsOwn(database => readRows(database, addUser))
  const [second] = await inOneOfItsOwn(database => readRows(database, addUser))
  expect(second).toEqual(first)
})

test('a database has nothing of the session before', async () => {
  const named = { name: 'kept', text: 'select 1 as one' }
  await inOneOfItsOwn(async database => {
    await database.query(named)
    await database.query({ text: `set time zone 'Asia/Jakarta'` })
    await database.query({ text: 'begin' })
  })
  await inOneOfItsOwn(async database => {
    expect(await readRows(database, named)).toEqual([{ one: 1 }])
    expect(await readRows(database, sql`show time zone`)).not.toEqual([{ TimeZone: 'Asia/Jakarta' }])
  })
})

test('a database whose tables were changed goes to no other test', async () => {
  await inOneOfItsOwn(database => database.query({ text: 'alter table users add column left_behind text' }))
  expect(await inOneOfItsOwn(readColumns)).toEqual([])
})

test('two databases at a time know nothing of each other', async () => {
  const rows = await inOneOfItsOwn(async one => {
    await readRows(one, addUser)
    return inOneOfItsOwn(another => readRows(another, sql`select id from users`))
  })
  expect(rows).toEqual([])
})

test('a refused statement is an error as the test file knows errors', async () => {
  await inOneOfItsOwn(async database => {
    await readRows(database, addUser)
    const refusal = await readRows(database, addUser).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Error)
    expect(refusal).toMatchObject({ code: '23505' })
  })
})
