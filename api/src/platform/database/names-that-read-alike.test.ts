import { nameKey } from '@pundi/contract'
import sql from 'sql-template-tag'
import { openEmptyDatabase } from '../../../testing/test-database'
import type { Database } from './database'
import { migrate, readMigrations } from './migrate'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

test('of categories that read alike the oldest keeps its name, the others get a number, and all is logged', async () => {
  const all = readMigrations()
  await migrate(
    database,
    all.filter(({ name }) => name < '017'),
  )
  const long = 'a'.repeat(60)
  const names = [
    'Makanan',
    'Mak\u200banan',
    'Makanan (2)',
    'Café',
    'Cafe\u0301',
    'm\u00a0x',
    'M  X',
    long,
    `${long}\u200b`,
  ]
  await database.query(
    sql`insert into users (name, email) values ('a', 'a@pundi.example'), ('b', 'b@pundi.example')`,
  )
  await database.query(
    sql`insert into categories (user_id, name, type) select 1, name, 'expense' from unnest(${names}::text[]) name`,
  )
  await database.query(
    sql`insert into categories (user_id, name, type) values (1, ${'Makan\u200ban'}, 'income'), (2, ${'Makan\u200ban'}, 'expense')`,
  )
  await migrate(database, all)
  const { rows } = await database.query<{ name: string }>(sql`select name from categories order by id`)
  expect(rows.map(({ name }) => name)).toEqual([
    'Makanan',
    'Mak\u200banan (3)',
    'Makanan (2)',
    'Café',
    'Cafe\u0301 (2)',
    'm\u00a0x',
    'M  X (2)',
    long,
    `${'a'.repeat(56)} (2)`,
    'Makan\u200ban',
    'Makan\u200ban',
  ])
  const log = await database.query(
    sql`select user_id, type, record_id, before->>'name' as before, after->>'name' as after from activities order by id`,
  )
  expect(log.rows[0]).toEqual({
    user_id: 1,
    type: 'Change category',
    record_id: 2,
    before: 'Mak\u200banan',
    after: 'Mak\u200banan (3)',
  })
  expect(log.rows).toHaveLength(4)
  expect((await database.query(sql`select from audit where action = 'Change category'`)).rows).toHaveLength(4)
  const third = sql`insert into categories (user_id, name, type) values (1, ${'MAK\u00adANAN '}, 'expense')`
  await expect(database.query(third)).rejects.toThrow('categories_name')
})

test('the database and the contract agree on what shows nothing and what is a blank', async () => {
  const signs = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter(code => code > 0 && (code < 0xd800 || code > 0xdfff))
    .map(code => String.fromCodePoint(code))
    .filter(sign => /[\p{DI}\s]/u.test(sign))
  const names = [...signs.map(sign => `A${sign}b`), ' Cafe\u0301\u3000 ', '👩\u200d💻', 'ÀÉ', 'e\u200b\u0301']
  const { rows } = await database.query<{ name: string; key: string }>(
    sql`select name, name_key(name) as key from unnest(${names}::text[]) name`,
  )
  expect(rows.filter(({ name, key }) => key !== nameKey(name))).toEqual([])
  expect(rows.length).toBeGreaterThan(4000)
})
