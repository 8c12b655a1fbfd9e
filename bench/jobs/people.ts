import sql, { type Sql } from 'sql-template-tag'
import type { Database, Queryable } from '../../api/src/platform/database/database'

export async function addPeople(db: Database, count: number): Promise<void> {
  await db.onOneClient(async client => {
    // Adding a hundred thousand users takes longer than the statement timeout.
    await client.query({ text: 'set statement_timeout = 0' })
    for (let first = 1; first <= count; first += PART)
      for (const statement of statements(first, Math.min(first + PART - 1, count), count))
        await client.query(statement)
    for (const statement of transactions(count)) await client.query(statement)
    await client.query({ text: 'reset statement_timeout' })
  })
}

const PART = 20_000

function statements(first: number, last: number, count: number): Sql[] {
  const users = sql`select id, substring(email from '\\d+')::int as n from users
    where email like 'user-%' and substring(email from '\\d+')::int between ${first} and ${last}`
  return [
    sql`insert into users (name, email, status, created_at, last_sign_in)
        select (array['Sari', 'Budi', 'Ani', 'Joko', 'Dewi', 'Agus', 'Rina', 'Tono', 'Lestari', 'Bambang'])[n % 10 + 1]
            || case when n % 100 = 50 then ' Wulandari ' else ' Santoso ' end || n,
          'user-' || n || '@pundi.example', case when n % 20 = 0 then 'deactive' else 'active' end,
          now() - (${count}::int - n) * interval '3 years' / ${count}::int,
          now() - (n * 7919 % ${count}::int) * interval '60 days' / ${count}::int
        from generate_series(${first}::int, ${last}::int) n`,
    sql`insert into categories (user_id, name, type)
        select u.id, f.name, f.type from (${users}) u,
          (values (1, 'Gaji', 'income'), (2, 'Makanan', 'expense'), (3, 'Transportasi', 'expense'),
            (4, 'Hiburan', 'expense')) f (place, name, type)
        order by u.id, f.place`,
    sql`update categories c set name = 'Tabungan haji' from (${users}) u
        where c.user_id = u.id and c.name = 'Hiburan' and u.n % 100 = 10`,
    sql`insert into audit (user_id, action, timestamp, status)
        select u.id, case k when 1 then 'Create account' when 2 then 'Sign in' else 'Add transaction' end,
          date_trunc('milliseconds', now() - (u.n * 12 + k) * interval '2 years' / (${count}::int * 12)),
          case when (u.n + k) % 50 = 0 then 'Gagal' else 'Sukses' end
        from (${users}) u, generate_series(1, 12) k`,
  ]
}

const transactions = (count: number): Sql[] => [
  sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
      select u.id, (dice % 4000 + 1) * 500, c.type, c.id, 'Makan siang di warung', current_date - dice % 1095
      from (select id, substring(email from '\\d+')::int as n from users where email like 'user-%') u,
        generate_series(1, 10) k,
        lateral (select ('x' || substr(md5((u.n * 10 + k)::text), 1, 7))::bit(28)::int as dice) d
        join lateral (select id, type from categories where user_id = u.id order by id offset d.dice % 4 limit 1) c
          on true
      where u.n <= ${count} order by 6`,
  sql`insert into monthly_totals (user_id, month, type, category_id, total, count)
      select user_id, date_trunc('month', transaction_date), type, category_id, sum(amount), count(*)
      from transactions group by 1, 2, 3, 4`,
]

export async function tidy(db: Queryable): Promise<void> {
  await db.query({ text: 'set statement_timeout = 0' })
  await db.query({ text: 'vacuum (analyze)' })
  await db.query({ text: 'reset statement_timeout' })
}
