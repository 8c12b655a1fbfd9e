import type { ScheduleRule } from '@pundi/contract'
import { rounds } from '@pundi/devkit/testing/rounds'
import fc from 'fast-check'
import sql from 'sql-template-tag'
import { daysInCode, daysInSql } from '../../../testing/schedule-queries'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database'

/*
 * The dates of a schedule are computed twice: in TypeScript for the screens, and in SQL for the
 * server. Both computations must give the same dates.
 */

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('America/Los_Angeles')
})
afterAll(() => database.close())

const day = (least: string, most: string) =>
  fc
    .date({ min: new Date(least), max: new Date(most), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))

const anyRule: fc.Arbitrary<ScheduleRule> = fc
  .record({
    unit: fc.constantFrom('day', 'week', 'month', 'year'),
    every: fc.integer({ min: 1, max: 500 }),
    anchor_date: day('0001-01-02', '9999-12-30'),
    weekend: fc.constantFrom('keep', 'before', 'after'),
    until: fc.option(day('0001-01-02', '9999-12-30')),
    count: fc.option(fc.integer({ min: 1, max: 500 })),
    month_day: fc.option(fc.oneof(fc.constant('last'), fc.integer({ min: 1, max: 31 }))),
  })
  .map(rule => rule as ScheduleRule)

test('any rule has the same days in the database and in the browser', async () => {
  await fc.assert(
    fc.asyncProperty(anyRule, fc.nat(2000), async (any, from) => {
      // Daily and weekly schedules must have the weekend rule `keep`: the contract and the database
      // table refuse any other rule.
      const weekend = any.unit === 'day' || any.unit === 'week' ? 'keep' : any.weekend
      const rule = { ...any, ...(weekend && { weekend }) }
      expect(await daysInSql(database, rule, from, from + 30)).toEqual(daysInCode(rule, from, from + 30))
    }),
    rounds(400, 100),
  )
}, 60_000)

test.each(['day', 'week', 'month', 'year'] as const)(
  'the number of a day of a %s is never after that day',
  async unit => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        day('1990-01-01', '2100-01-01'),
        day('1990-01-01', '2200-01-01'),
        async (every, anchor_date, asked) => {
          const { rows } = await database.query<{ place: number }>(
            sql`select place_of_day(${anchor_date}::date, ${unit}, ${every}::integer, ${asked}::date) as place`,
          )
          const place = rows[0]!.place
          const [before, at, after] = [-1, 0, 1].map(
            step => daysInCode({ unit, every, anchor_date }, place + step, place + step)[0]?.due_on ?? '',
          )
          expect(after! > asked).toBe(true)
          expect(place === 0 || before! <= asked || at! <= asked).toBe(true)
        },
      ),
      rounds(100, 30),
    )
  },
  60_000,
)
