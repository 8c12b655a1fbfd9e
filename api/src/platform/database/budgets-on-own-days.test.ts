import sql from 'sql-template-tag'
import { openEmptyDatabase } from '../../../testing/test-database'
import type { Database } from './database'
import { migrate, readMigrations } from './migrate'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

test('budgets that were kept by the month get the first day of their period, in the log too', async () => {
  const all = readMigrations()
  await migrate(
    database,
    all.filter(({ name }) => name < '050'),
  )
  await database.query({
    text: `insert into users (name, email, month_start) values ('a', 'a@pundi.example', 25), ('b', 'b@pundi.example', 1);
      insert into categories (user_id, name, type) values (1, 'Makanan', 'expense'), (2, 'Makanan', 'expense');
      insert into budgets (user_id, category_id, from_period, is_once, amount, carry) values
        (1, 1, '2026-01-01', false, 5, 'none'), (1, 1, '2026-02-01', false, null, 'none'),
        (1, 1, '2026-02-01', true, 7, 'both'), (2, 2, '2026-01-01', false, 5, 'none')`,
  })
  const rule = (from_period: string) => ({ from_period, is_once: false, amount: '5.00', carry: 'none' })
  const states = (day: string) => {
    const state = { id: 1, name: 'Makanan', budgets: [rule(day)] }
    return { before: { ...state, other: { ...state, budgets: [] } }, after: { ...state, other: state } }
  }
  const moved = (day: string) => ({ gone: [rule(day)], was: [], became: [rule(day), rule(day)] })
  const { before, after } = states('2026-01-01')
  for (const user of [1, 2])
    await database.query(
      sql`insert into activities (user_id, type, subject, record_id, before, after, moved_budgets)
          values (${user}, 'Move budget', 'budget', ${user}, ${before}, ${after}, null),
            (${user}, 'Delete category', 'category', ${user}, '{}', null, ${moved('2026-01-01')})`,
    )
  await migrate(database, all)
  const { rows } = await database.query(
    sql`select user_id, from_period, is_once from budgets order by user_id, from_period, is_once`,
  )
  expect(rows).toEqual([
    { user_id: 1, from_period: '2026-01-25', is_once: false },
    { user_id: 1, from_period: '2026-02-25', is_once: false },
    { user_id: 1, from_period: '2026-02-25', is_once: true },
    { user_id: 2, from_period: '2026-01-01', is_once: false },
  ])
  const log = await database.query(sql`select before, after, moved_budgets from activities order by id`)
  const kept = (day: string) => [
    { ...states(day), moved_budgets: null },
    { before: {}, after: null, moved_budgets: moved(day) },
  ]
  expect(log.rows).toEqual([...kept('2026-01-25'), ...kept('2026-01-01')])
})
