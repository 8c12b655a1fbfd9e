import { factor } from '@pundi/devkit/testing/rounds'
import { daysFrom, listFaults } from '../../testing/good-order'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the demo account is in good order on each of 400 days, and around a leap day', async () => {
  const faults: string[] = []
  const days = [...daysFrom('2027-01-01', 400), ...daysFrom('2028-01-15', 61)]
  const step = Math.max(1, Math.round(1 / factor))
  for (const day of days.filter((_, place) => place % step === 0))
    faults.push(...(await listFaults(database, day)))
  expect(faults).toEqual([])
}, 600_000)
