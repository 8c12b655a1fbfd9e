import sql from 'sql-template-tag'
import { openEmptyDatabase } from '../../../testing/test-database'
import type { Database } from './database'
import { migrate, readMigrations } from './migrate'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

test('what was booked in a category of another type gets one of its own type, and every sum stays', async () => {
  const all = readMigrations()
  await migrate(
    database,
    all.filter(({ name }) => name < '003'),
  )
  await database.query({
    text: `insert into users (name, email) values ('a', 'a@pundi.example'), ('b', 'b@pundi.example');
      insert into categories (user_id, name, type) values
        (1, 'Gaji', 'income'), (1, 'Makanan', 'expense'), (1, 'GAJI', 'expense'), (2, 'Gaji', 'income');
      insert into transactions (user_id, amount, type, category_id, description, transaction_date) values
        (1, 1, 'income', 1, '', '2026-01-01'), (1, 2, 'expense', 1, '', '2026-01-02'),
        (1, 4, 'income', 2, '', '2026-01-03'), (1, 8, 'income', 2, '', '2026-02-03'),
        (2, 16, 'expense', 4, '', '2026-01-04');
      insert into monthly_totals (user_id, month, type, category_id, total, count)
      select user_id, date_trunc('month', transaction_date), type, category_id, sum(amount), count(*)
      from transactions group by 1, 2, 3, 4`,
  })
  await migrate(database, all)
  const { rows } = await database.query(
    sql`select t.user_id, t.amount, t.type, c.name, c.type as of from transactions t
        join categories c on c.user_id = t.user_id and c.id = t.category_id order by t.amount`,
  )
  expect(rows).toEqual([
    { user_id: 1, amount: '1.00', type: 'income', name: 'Gaji', of: 'income' },
    { user_id: 1, amount: '2.00', type: 'expense', name: 'GAJI', of: 'expense' },
    { user_id: 1, amount: '4.00', type: 'income', name: 'Makanan', of: 'income' },
    { user_id: 1, amount: '8.00', type: 'income', name: 'Makanan', of: 'income' },
    { user_id: 2, amount: '16.00', type: 'expense', name: 'Gaji', of: 'expense' },
  ])
  const totals = await database.query<{ total: string }>(sql`select total from monthly_totals order by total`)
  expect(totals.rows.map(({ total }) => total)).toEqual(['1.00', '2.00', '4.00', '8.00', '16.00'])
  const misfit = sql`update transactions set type = 'income' where amount = 2`
  await expect(database.query(misfit)).rejects.toThrow('transactions_fit_category')
})
