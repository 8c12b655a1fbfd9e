import sql from 'sql-template-tag'
import { addAccount } from '../src/auth/queries'
import type { Database } from '../src/platform/database/database'
import { type Case, categories } from './filter-cases'
import { asText, type Row } from './filter-model'
import { readRows } from './queries'

export type ListOwner = { id: number; categories: number[] }

export const addListOwners = (database: Database, count: number): Promise<ListOwner[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => addListOwner(database, number)))

export async function replaceLists(
  database: Database,
  savers: ListOwner[],
  lists: Pick<Case, 'rows'>[],
): Promise<Row[][]> {
  for (const statement of [sql`delete from transactions`, sql`delete from monthly_totals`])
    await readRows(database, statement)
  const rows = lists.flatMap((list, index) =>
    list.rows.map(row => ({
      ...row,
      user_id: savers[index]!.id,
      category_id: savers[index]!.categories[row.place]!,
      type: categories[row.place]![1],
      category: categories[row.place]![0],
      amount: asText(row.cents),
      cents: String(row.cents),
    })),
  )
  const added = await readRows(
    database,
    sql`with t as (
          insert into transactions (user_id, amount, type, category_id, description, transaction_date)
          select user_id, amount, type, category_id, description, transaction_date from rows from (
            jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (user_id bigint, amount numeric, type text,
              category_id bigint, description text, transaction_date date)) with ordinality rows order by ordinality
          returning *
        ), totalled as (
          insert into monthly_totals (user_id, month, type, category_id, total, count)
          select user_id, date_trunc('month', transaction_date), type, category_id, sum(amount), count(*)
          from t group by 1, 2, 3, 4
        )
        select id from t order by id`,
  )
  const known = rows.map((row, index) => ({ ...row, cents: BigInt(row.cents), id: Number(added[index]!.id) }))
  return savers.map(({ id }) => known.filter(({ user_id }) => user_id === id))
}

async function addListOwner(database: Database, number: number): Promise<ListOwner> {
  const email = `saver-${number}@pundi.example`
  const account = { name: 'Saver', email, phone: null, password_hash: 'x', role: 'user' as const }
  const { id } = await addAccount(database, account)
  const own = sql`user_id = ${id}`
  await readRows(
    database,
    sql`insert into categories (user_id, name, type) values (${id}, 'makanan', 'income'), (${id}, 'Gaji', 'expense')`,
  )
  const all = await readRows(database, sql`select id, name, type from categories where ${own}`)
  const idOf = ([name, type]: (typeof categories)[number]) =>
    all.find(row => row.name === name && row.type === type)!.id
  return { id, categories: categories.map(category => Number(idOf(category))) }
}
