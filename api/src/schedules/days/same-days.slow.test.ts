import type { ScheduleRule } from '@pundi/contract'
import { daysInCode, daysInSql } from '../../../testing/schedule-queries'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('Pacific/Auckland')
})
afterAll(() => database.close())

const anchors = [
  ...['1900-01-31', '1900-02-28', '1904-02-29', '1999-12-31', '2000-02-29', '2024-01-30', '2024-02-29'],
  ...['2026-11-29', '2026-12-31'],
]
const paces = [
  ...(['day', 'week'] as const).flatMap(unit => [1, 2, 3, 10].map(every => ({ unit, every }))),
  ...(['month', 'year'] as const).flatMap(unit =>
    [1, 2, 3, 6, 12].flatMap(every =>
      (['keep', 'before', 'after'] as const).flatMap(weekend =>
        ([null, 15, 29, 30, 31, 'last'] as const).map(month_day => ({ unit, every, weekend, month_day })),
      ),
    ),
  ),
]
const daysOf = { day: 1, week: 7, month: 30, year: 365 }

test.each(anchors)(
  'every day of 200 years from %s on is the same in the database and in the browser',
  async anchor_date => {
    for (const pace of paces) {
      const rule: ScheduleRule = { ...pace, anchor_date }
      const last = Math.ceil((200 * 366) / (daysOf[pace.unit] * pace.every))
      const [inSql, inCode] = [await daysInSql(database, rule, 0, last), daysInCode(rule, 0, last)]
      expect(inSql.length).toBe(last + 1)
      // Compared as JSON text, because comparing a hundred thousand objects takes a minute.
      expect([pace, JSON.stringify(inSql)]).toEqual([pace, JSON.stringify(inCode)])
    }
  },
  120_000,
)
