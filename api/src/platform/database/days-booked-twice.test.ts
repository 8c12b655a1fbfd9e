import sql from 'sql-template-tag'
import { openEmptyDatabase } from '../../../testing/test-database'
import { type Database, isDuplicate } from './database'
import { migrate, readMigrations } from './migrate'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  const all = readMigrations()
  const earlier = all.filter(({ name }) => name < '046')
  await migrate(database, earlier)
  await database.query({ text: seed })
  await migrate(database, all)
}, 60_000)
afterAll(() => database.close())

/**
 * Rows of `schedule_days` that do not fit their records. The first day has two records, 101 and
 * 102, but refers only to 102; the second day has 103 and 104, but refers only to 104. The third
 * day refers to record 105, which was deleted. The fourth day is "waiting", although it has record
 * 106.
 */
const seed = `
  insert into users (name, email) values ('a', 'a@pundi.example');
  insert into categories (user_id, name, type) values (1, 'Kos', 'expense');
  insert into wallets (user_id, name, kind, opening_balance, opening_date) values (1, 'Tunai', 'cash', 0, '2020-01-01');
  insert into schedules (user_id, id, template, unit, every, anchor_date, weekend, is_automatic, open_from)
    values (1, 100, '{"type": "expense", "category_id": 1, "amount": "7"}', 'day', 1, '2026-01-01', 'keep', false, '2026-01-01');
  insert into transactions (user_id, id, type, category_id, amount, description, transaction_date, wallet_id)
    overriding system value
    select 1, id, 'expense', 1, 7, 'Kos', day::date, 1 from (values
      (101, '2026-01-01'), (102, '2026-01-01'), (104, '2026-01-02'), (106, '2026-01-04')) r (id, day);
  insert into transfers (user_id, id, from_wallet_id, amount, description, transfer_date)
    values (1, 103, 1, 7, 'Kos', '2026-01-02');
  insert into schedule_days (user_id, schedule_id, due_on, state, record_id) values
    (1, 100, '2026-01-01', 'booked', 102), (1, 100, '2026-01-02', 'booked', 104),
    (1, 100, '2026-01-03', 'booked', 105), (1, 100, '2026-01-04', 'waiting', 106);`

const ids = async () => {
  const { rows } = await database.query<{ id: number; amount: string }>(
    sql`select id, amount::text from transactions union all select id, amount::text from transfers order by id`,
  )
  return rows
}

test('it is migrated, with every record and amount', async () => {
  const amount = '7.00'
  expect(await ids()).toEqual([101, 102, 103, 104, 106].map(id => ({ id, amount })))
})

test('a day has the record that it knows, and the other is one like any other', async () => {
  const { rows } = await database.query(
    sql`select record_id as id, due_on::text, is_there from schedule_records order by record_id`,
  )
  expect(rows).toEqual([
    { id: 102, due_on: '2026-01-01', is_there: true },
    { id: 104, due_on: '2026-01-02', is_there: true },
    { id: 105, due_on: '2026-01-03', is_there: false },
    { id: 106, due_on: '2026-01-04', is_there: true },
  ])
})

test('both can be deleted and come back; a third record of the day cannot', async () => {
  const gone = sql`with gone as (delete from transactions where id in (101, 102) returning *)
    select jsonb_agg(gone) as rows from gone`
  const { rows } = await database.query<{ rows: object[] }>(gone)
  const back = (id: number) =>
    database.query(
      sql`insert into transactions overriding system value
          select * from jsonb_populate_recordset(null::transactions, ${JSON.stringify(rows[0]!.rows)}::jsonb) where id = ${id}`,
    )
  await back(101)
  await database.query(sql`insert into schedule_records values (1, 107, 100, '2026-01-01', true)`)
  const refused: unknown = await back(102).catch((error: unknown) => error)
  expect(isDuplicate(refused, 'schedule_records_one_a_day')).toBe(true)
  await database.query(sql`update schedule_records set is_there = false where record_id = 107`)
  await back(102)
  expect(await ids()).toHaveLength(5)
})
