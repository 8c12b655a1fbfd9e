import { daysFrom, listFaults } from '../../testing/good-order'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the demo account is in good order at the ends of months, over a leap day and at the turn of a year', async () => {
  const faults: string[] = []
  for (const day of ['2026-02-28', '2026-11-28', '2026-12-31', '2028-01-30', ...daysFrom('2028-02-27', 4)])
    faults.push(...(await listFaults(database, day)))
  expect(faults).toEqual([])
}, 600_000)
