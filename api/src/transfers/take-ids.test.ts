import { openTestDatabase, type TestDatabase } from '../../testing/test-database'
import type { Queryable } from '../platform/database/database'
import { takeIds, takePair } from './write-queries'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('new numbers come in order, as many as are asked for', async () => {
  const [first = 0, ...others] = await takeIds(database, 3)
  expect(first).toBeGreaterThan(0)
  expect(others).toEqual([first + 1, first + 2])
  expect(await takePair(database)).toEqual({ id: first + 3, fee_id: first + 4 })
  expect(await takeIds(database, 0)).toEqual([])
})

test('a number that is missing fails, so nothing is booked under the number 0', async () => {
  const losing: Queryable = {
    query: async statement => ({ rows: (await database.query<never>(statement)).rows.slice(1) }),
  }
  await expect(takeIds(losing, 2)).rejects.toThrow('2 numbers were asked for, and 1 came')
  await expect(takePair(losing)).rejects.toThrow('exactly one row answered 0')
})
