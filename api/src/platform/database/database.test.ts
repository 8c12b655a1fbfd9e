import sql from 'sql-template-tag'
import { openTestDatabase } from '../../../testing/test-database'
import { type Database, isDuplicate, oneOf } from './database'
import { named } from './compose-statement'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a day stays text, a count is a number, an amount exact text, a moment ISO 8601', async () => {
  const { rows } = await database.query(
    sql`select date '2026-03-29' as day, 9007199254740991::bigint as id, 0.10::numeric(14, 2) as amount,
          timestamptz '2026-01-01 00:00:00.120+07' as moment`,
  )
  expect(rows).toEqual([
    { day: '2026-03-29', id: 9007199254740991, amount: '0.10', moment: '2025-12-31T17:00:00.120Z' },
  ])
})

test('no statement is compiled, which takes seconds for one that takes milliseconds', async () => {
  expect((await database.query(sql`select pg_jit_available() as compiles`)).rows).toEqual([
    { compiles: false },
  ])
})

test('a refused statement, named or not, harms none of those after it', async () => {
  await database.query(sql`create table once (a int primary key)`)
  const statement = () => named('insert-once', sql`insert into once values (${1})`)
  await database.query(statement())
  for (const refused of [statement(), statement(), sql`insert into once values (${1})`]) {
    const error: unknown = await database.query(refused).catch((error: unknown) => error)
    expect([isDuplicate(error, 'once_pkey'), isDuplicate(error, 'other')]).toEqual([true, false])
    expect((await database.query(sql`select ${5}::int as five`)).rows).toEqual([{ five: 5 }])
  }
  await expect(database.query({ text: 'selec' })).rejects.toThrow('syntax')
  expect((await database.query(sql`select ${6}::int as six`)).rows).toEqual([{ six: 6 }])
})

test('a statement that must answer one row fails with none or several', () => {
  expect(oneOf([{ count: 0 }])).toEqual({ count: 0 })
  expect(() => oneOf([])).toThrow('A statement that answers exactly one row answered 0')
  expect(() => oneOf([{ count: 1 }, { count: 2 }])).toThrow('answered 2')
})

test('letters of every language have a case', async () => {
  const { rows } = await database.query(sql`select lower('ÉÀŞ') as small`)
  expect(rows).toEqual([{ small: 'éàş' }])
})

test('every table of a user’s data has user_id first in its primary key', async () => {
  const { rows } = await database.query<{ name: string; first: string }>(
    sql`select c.relname as name, a.attname as first from pg_index i join pg_class c on c.oid = i.indrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where i.indisprimary and c.relnamespace = current_schema()::regnamespace
          and exists (select from pg_attribute where attrelid = c.oid and attname = 'user_id')`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(7)
  // The mail queue is the exception: the server reads it by time, and only some of its rows have a
  // user.
  expect(rows.filter(({ first }) => first !== 'user_id')).toEqual([{ name: 'mails', first: 'id' }])
})
