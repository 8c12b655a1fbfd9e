import { daysFrom, listFaults } from '../../testing/good-order'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the demo account is in good order from the middle of January over a leap day to the middle of March', async () => {
  const faults: string[] = []
  for (const day of ['2026-02-28', '2026-11-28', '2026-12-31', ...daysFrom('2028-01-15', 61)])
    faults.push(...(await listFaults(database, day)))
  expect(faults).toEqual([])
}, 600_000)
