import sql from 'sql-template-tag'
import { openEmptyDatabase } from '../../../testing/test-database'
import { OperatorRefusal } from '../../operator-refusal'
import type { Database, Queryable } from './database'
import { isMigrated, migrate, readMigrations, startAlone } from './migrate'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

const one = {
  name: '001-one.sql',
  text: 'create table one (a int); insert into one values (1)',
  checksum: 'a',
}
const two = { name: '002-two.sql', text: 'create table two (a int)', checksum: 'b' }
const broken = { name: '003-broken.sql', text: 'create table three (a int); select 1 / 0', checksum: 'c' }

test('two that start at once on an empty database apply every migration once', async () => {
  const starts = [1, 2, 3].map(() => startAlone(database, client => migrate(client, [one])))
  await expect(Promise.all(starts)).resolves.toHaveLength(3)
  expect((await database.query(sql`select * from one`)).rows).toEqual([{ a: 1 }])
})

test('applies what is new and nothing twice', async () => {
  await migrate(database, [one, two])
  await migrate(database, [one, two])
  const { rows } = await database.query(sql`select name from schema_migrations order by name`)
  expect(rows).toEqual([{ name: '001-one.sql' }, { name: '002-two.sql' }])
})

test('with nothing to apply it only reads, so that a database role without the right to create tables can start', async () => {
  const asked: string[] = []
  const query: Queryable['query'] = statement => {
    asked.push(statement.text)
    return database.query(statement)
  }
  await migrate({ query }, [one, two])
  expect(asked.filter(text => !text.startsWith('select'))).toEqual([])
})

test('refuses a migration that was edited after it had been applied', async () => {
  await expect(migrate(database, [{ ...one, checksum: 'other' }, two])).rejects.toThrow(
    'The file of the migration 001-one.sql was edited after the migration had been applied to this database',
  )
})

test('refuses a database that has migrations which this build does not, and applies nothing', async () => {
  await expect(migrate(database, [one, { ...two, name: '004-other.sql' }])).rejects.toThrow(
    new OperatorRefusal(
      'A newer build of Pundi has changed this database: this build lacks its migration 002-two.sql. Start the newer build, or restore a backup from before that migration.',
    ),
  )
  const { rows } = await database.query(sql`select name from schema_migrations order by name`)
  expect(rows).toEqual([{ name: '001-one.sql' }, { name: '002-two.sql' }])
})

test('takes a migration that fails back as a whole', async () => {
  await expect(startAlone(database, client => migrate(client, [one, two, broken]))).rejects.toThrow(
    'division',
  )
  const { rows } = await database.query(sql`select to_regclass('three') as three`)
  expect(rows).toEqual([{ three: null }])
  expect(await isMigrated(database, [one, two, broken])).toBe(false)
  expect(await isMigrated(database, [one, two])).toBe(true)
})

test('no two migrations have one number', () => {
  const numbers = readMigrations().map(({ name }) => Number(name.slice(0, 3)))
  expect(new Set(numbers).size).toBe(numbers.length)
})
