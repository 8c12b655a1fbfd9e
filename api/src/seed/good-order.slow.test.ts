import { daysFrom, listFaults } from '../../testing/good-order'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the demo account is in good order on each of 400 days', async () => {
  const faults: string[] = []
  for (const day of daysFrom('2027-01-01', 400)) faults.push(...(await listFaults(database, day)))
  expect(faults).toEqual([])
}, 600_000)
