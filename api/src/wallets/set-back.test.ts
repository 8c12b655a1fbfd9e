import sql from 'sql-template-tag'
import { openEmptyDatabase } from '../../testing/test-database'
import type { Database } from '../platform/database/database'
import { migrate, readMigrations, startAlone } from '../platform/database/migrate'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

test('wallets whose records begin before them begin with the first of them; every other stays', async () => {
  const migrations = readMigrations()
  const before = migrations.filter(({ name }) => name < '048')
  await startAlone(database, client => migrate(client, before))
  await database.query(sql`insert into users (name, email) values ('Sari', 'sari@example.com')`)
  await database.query(
    sql`insert into wallets (user_id, name, kind, opening_balance, opening_date)
        select 1, name, 'bank', 100, '2026-02-01'
        from unnest(array['Satu', 'Dua', 'Tiga', 'Empat']) with ordinality as named (name, place) order by place`,
  )
  await database.query(sql`insert into categories (user_id, name, type) values (1, 'Makanan', 'expense')`)
  await database.query(
    sql`insert into transactions (user_id, type, category_id, amount, description, transaction_date, wallet_id)
        select 1, 'expense', id, 5, 'Kopi', day, wallet from categories,
          (values ('2026-01-10'::date, 1), ('2026-01-20', 1), ('2026-03-01', 4)) as booked (day, wallet)`,
  )
  await database.query(
    sql`insert into transfers (user_id, from_wallet_id, to_wallet_id, amount, description, transfer_date)
        values (1, 1, 2, 7, 'Isi', '2026-01-15'), (1, 3, null, 1, 'Keluar', '2025-12-31')`,
  )
  await startAlone(database, client => migrate(client, migrations))
  const { rows } = await database.query(
    sql`select name, opening_date, opening_balance from wallets order by id`,
  )
  expect(rows).toEqual([
    { name: 'Satu', opening_date: '2026-01-10', opening_balance: '100.00' },
    { name: 'Dua', opening_date: '2026-01-15', opening_balance: '100.00' },
    { name: 'Tiga', opening_date: '2025-12-31', opening_balance: '100.00' },
    { name: 'Empat', opening_date: '2026-02-01', opening_balance: '100.00' },
  ])
})
