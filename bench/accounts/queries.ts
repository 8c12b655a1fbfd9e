import sql from 'sql-template-tag'
import type { Database } from '../../api/src/platform/database/database'

/**
 * Adds `count` transactions to an account. Except for their ids, the transactions are the same in
 * every run.
 */
export async function addAccountOf(db: Database, userId: number, count: number): Promise<void> {
  // Adds the transactions in batches. On a busy machine, a single statement would exceed the
  // server's timeout.
  for (let first = 1; first <= count; first += PART)
    await addPart(db, userId, { first, last: Math.min(first + PART - 1, count), count })
}

const PART = 10_000

async function addPart(
  db: Database,
  userId: number,
  { first, last, count }: { first: number; last: number; count: number },
) {
  await db.query(
    sql`with c as (
          select id, type, row_number() over (order by id) - 1 as place, count(*) over () as of
          from categories where user_id = ${userId}
        ), made as (
          select n, ('x' || substr(md5(n::text), 1, 7))::bit(28)::int as dice from generate_series(${first}::int, ${last}::int) n
        ), t as (
          insert into transactions
            (user_id, amount, type, category_id, description, transaction_date, created_at)
          select ${userId}, (dice % 4000 + 1) * 500, c.type, c.id,
            (array['Makan siang di warung', 'Tiket kereta', 'Belanja mingguan', 'Langganan musik', 'Kopi dan roti',
              'Bensin motor', 'Beras dan bumbu dapur', 'Makan malam keluarga'])[dice % 8 + 1]
              || case when n % 500 = 0 then ' bersama Sari' else '' end,
            current_date - (dice % 3650), now() - (${count}::int - n) * interval '30 minutes'
          from made join c on c.place = dice % 97 % c.of order by n
          returning *
        ), signed as (
          select user_id, created_at, case type when 'income' then amount else -amount end as amount from t
        ), activity as (
          insert into activities (user_id, type, amount, date)
          select user_id, 'Add transaction', amount, created_at from signed
        ), audited as (
          insert into audit (user_id, action, timestamp)
          select user_id, 'Add transaction', created_at from signed
        )
        insert into monthly_totals as m (user_id, month, type, category_id, total, count)
        select user_id, date_trunc('month', transaction_date), type, category_id, sum(amount), count(*)
        from t group by user_id, date_trunc('month', transaction_date), type, category_id
        on conflict (user_id, month, type, category_id)
        do update set total = m.total + excluded.total, count = m.count + excluded.count`,
  )
}

const WALLETS = 3

export async function addWallets(db: Database, userId: number): Promise<void> {
  await db.onOneClient(async client => {
    await client.query({ text: 'set statement_timeout = 0' })
    await client.query(
      sql`with w as (
            insert into wallets (user_id, name, kind, opening_balance, opening_date)
            select ${userId}, 'Dompet ' || n, 'bank', 0, current_date - 3650 from generate_series(1, ${WALLETS}::int) n
            returning id
          ), placed as (select id, row_number() over (order by id) - 1 as place from w
          ), t as (
            update transactions t set wallet_id = p.id from placed p
            where t.user_id = ${userId} and t.id % ${WALLETS}::int = p.place returning t.*
          )
          insert into wallet_totals (user_id, wallet_id, month, total, count)
          select user_id, wallet_id, date_trunc('month', transaction_date::timestamp)::date,
            sum(case when type = 'income' then amount else -amount end), count(*)
          from t group by 1, 2, 3`,
    )
    await client.query({ text: 'reset statement_timeout' })
  })
}

/**
 * Vacuums the database at once. Otherwise an embedded database is vacuumed once a minute by the
 * server, and a PostgreSQL database by autovacuum.
 */
export async function tidy(db: Database): Promise<void> {
  await db.query({ text: 'vacuum (analyze)' })
}
