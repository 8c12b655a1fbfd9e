import { createHash } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import type { Database, Queryable } from '../../api/src/platform/database/database'
import { addAccountOf } from '../accounts/queries'

/** The lowest id of the users that this benchmark adds. The demo accounts have lower ids. */
const FIRST = 1_000_000

export interface Person {
  id: number
  token: string
  category: number
}

const secretOf = (number: number) => String(number).padStart(43, '0')

const hashOfSecret = (number: number) => createHash('sha256').update(secretOf(number)).digest()

export const personOf = (number: number): Person => ({
  id: FIRST + number,
  token: `${number}|${secretOf(number)}`,
  category: (FIRST + number) * 10 + 2,
})

export async function addPerson(db: Database, number: number, transactions: number): Promise<void> {
  const { id } = personOf(number)
  const statements = [
    sql`insert into users (id, name, email, phone) overriding system value
        values (${id}, ${`Saver ${number}`}, ${`saver-${number}@pundi.example`}, '0812345678')`,
    sql`insert into categories (user_id, id, name, type) overriding system value
        select ${id}, ${id} * 10::bigint + f.place, f.name, f.type
        from (values (1, 'Gaji', 'income'), (2, 'Makanan', 'expense'), (3, 'Transportasi', 'expense'),
          (4, 'Hiburan', 'expense')) f (place, name, type)`,
    sql`insert into sessions (user_id, id, secret_hash, expires_at) overriding system value
        values (${id}, ${number}, ${hashOfSecret(number)}, now() + interval '1 day')`,
  ]
  for (const statement of statements) await db.query(statement)
  await addAccountOf(db, id, transactions)
}

/**
 * Brings the database into the state of a server that has run for days. Sums up the rows of
 * counters, as the api does. Runs vacuum and analyze, as autovacuum does.
 */
export async function settle(db: Database): Promise<void> {
  await db.onOneClient(async client => {
    await client.query({ text: 'set statement_timeout = 0' })
    const { rows } = await client.query(sql`select from pg_tables where tablename = 'tallies'`)
    if (rows.length > 0)
      await client.query(
        sql`with gone as (delete from tallies returning *)
            insert into tallies (subject, kind, day, count, total)
            select subject, kind, day, sum(count), sum(total) from gone group by subject, kind, day`,
      )
    await client.query({ text: 'vacuum (analyze)' })
  })
}

export async function makeDatabase(db: Queryable, name: string): Promise<void> {
  await db.query(sql`create database ${raw(name)}`)
}
