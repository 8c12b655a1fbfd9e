import sql from 'sql-template-tag'
import { openLimitedDatabase, openTestDatabase } from '../../../../testing/test-database'
import { type Database, STATEMENT_LIMIT } from '../database'
import { named } from '../compose-statement'
import { NothingLocked } from './query-after-lock'

describe.each([
  ['a database', openTestDatabase],
  ['a database that a server opens', () => openLimitedDatabase(STATEMENT_LIMIT)],
])('%s', (_, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() =>
    database.query({
      text: `drop table if exists counted; create table counted (id int primary key, n int);
        insert into counted values (1, 0)`,
    }),
  )
  afterAll(() => database.close())

  const lockOf = (id: number) => named('lock', sql`select id from counted where id = ${id} for no key update`)
  const count = (id: number, by: number) =>
    named(
      'count',
      sql`update counted set n = n + 12 / ${by}::int where id = ${id} returning n, '2026-02-28'::date as day`,
    )
  const counted = async () => {
    const { rows } = await database.query<{ n: number }>(sql`select n from counted`)
    return rows.map(({ n }) => n)
  }

  test('answers what the second one does, each time', async () => {
    for (const n of [4, 8, 12]) {
      const { rows } = await database.query({ ...count(1, 3), lock: lockOf(1) })
      expect(rows).toEqual([{ n, day: '2026-02-28' }])
    }
    const { rows } = await database.query({ text: 'select 1 as n', lock: lockOf(1) })
    expect(rows).toEqual([{ n: 1 }])
  })

  test('keeps nothing where the second one fails, and goes on', async () => {
    const both = named('both', sql`with one as (update counted set n = 7) select 1 / ${0}::int`)
    for (let times = 0; times < 2; times += 1)
      await expect(database.query({ ...both, lock: lockOf(1) })).rejects.toMatchObject({ code: '22012' })
    expect(await counted()).toEqual([0])
    await database.query({ ...count(1, 3), lock: lockOf(1) })
    expect(await counted()).toEqual([4])
  })

  test('does not run the second one where the lock fails, and prepares it when it runs', async () => {
    const failing = named('failing', sql`select 1 / ${0}::int`)
    const late = named('late', sql`update counted set n = ${5}::int returning n`)
    await expect(database.query({ ...late, lock: failing })).rejects.toMatchObject({ code: '22012' })
    expect(await counted()).toEqual([0])
    expect((await database.query({ ...late, lock: lockOf(1) })).rows).toEqual([{ n: 5 }])
  })

  test.each([
    ['changes nothing', () => count(2, 3)],
    ['fails', () => count(1, 0)],
  ])('says that nothing was locked, also where the second one %s', async (_, second) => {
    await expect(database.query({ ...second(), lock: lockOf(2) })).rejects.toBeInstanceOf(NothingLocked)
    expect(await counted()).toEqual([0])
  })
})
