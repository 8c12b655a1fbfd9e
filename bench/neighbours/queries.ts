import sql from 'sql-template-tag'
import type { Database } from '../../api/src/database/database'

const PART = 5000

/** Gives a user `count` transactions with descriptions of 500 characters, no two alike, and their totals. */
export async function addWords(db: Database, userId: number, count: number): Promise<void> {
  for (let first = 1; first <= count; first += PART)
    await db.query(
      sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
          select ${userId}, n, c.type, c.id, left(repeat(md5(n::text) || ' Makan siang di warung ', 20), 500),
            current_date - n % 2000
          from generate_series(${first}::int, ${Math.min(first + PART - 1, count)}::int) n,
            (select id, type from categories where user_id = ${userId} order by id limit 1) c`,
    )
  await db.query(
    sql`insert into monthly_totals (user_id, month, type, category_id, total, count)
        select user_id, date_trunc('month', transaction_date), type, category_id, sum(amount), count(*)
        from transactions where user_id = ${userId} group by 1, 2, 3, 4`,
  )
  await db.query({ text: 'vacuum (analyze)' })
}
