import sql, { raw, type Sql } from 'sql-template-tag'
import type { Database } from '../../src/platform/database/database'

/**
 * How many records to add, close to the limits of an account (docs/operating.md). Categories: four
 * fewer than the limit, because each account has four from the start. Moves of a goal: ten fewer.
 * Wallets, goals, plans and schedules: one fewer, because a test adds one and deletes it again.
 */
const OF = {
  ...{ categories: 496, wallets: 99, goals: 99, moves: 990, plans: 499, schedules: 199 },
  records: 12_000,
}

export type Account = Record<
  | 'category'
  | 'other'
  | 'wallet'
  | 'loan'
  | 'goal'
  | 'plan'
  | 'schedule'
  | 'daily'
  | 'booked'
  | 'record'
  | 'transaction'
  | 'transfer',
  number
> & { email: string }

export async function fillAccount(db: Database, userId: number): Promise<Account> {
  await db.query(
    sql`with named as (
          insert into categories (user_id, name, type)
          select ${userId}, 'Pos ' || n, 'expense' from generate_series(1, ${OF.categories}::int) n returning user_id, id
        )
        insert into budgets (user_id, category_id, from_period, is_once, amount, carry)
        select user_id, id, '2000-01-01', false, 100, 'surplus' from named`,
  )
  await db.query(
    sql`insert into wallets (user_id, name, kind, opening_balance, opening_date)
        select ${userId}, 'Dompet ' || n, case when n > ${OF.wallets - 5}::int then 'loan' else 'bank' end, 1000, '2000-01-01'
        from generate_series(1, ${OF.wallets}::int) n`,
  )
  await db.query(
    sql`with c as (${placed('categories', userId, "and type = 'expense'")}), w as (${placed('wallets', userId, "and kind = 'bank'")})
        insert into transactions (user_id, type, amount, category_id, description, transaction_date, wallet_id, tags, splits, shares)
        select ${userId}, 'expense', 10, case when n % 20 > 0 then c.id end, 'Belanja ' || n % 400, current_date - n % 1825, w.id,
          case when n % 5 = 0 then array['tag ' || n % 90] end,
          case when n % 20 = 0 then jsonb_build_array(
            jsonb_build_object('category_id', c.id, 'amount', '4.00', 'note', ''),
            jsonb_build_object('category_id', c.id, 'amount', '6.00', 'note', '')) end,
          case when n % 20 = 7 then '[{"name": "Sari", "amount": "2.00", "owed_by": "friend"}]'::jsonb end
        from generate_series(1, ${OF.records}::int) n join c on c.place = n % ${OF.categories}::int join w on w.place = n % ${OF.wallets - 5}::int`,
  )
  await db.query(
    sql`with w as (${placed('wallets', userId, "and kind = 'bank'")})
        insert into transfers (user_id, from_wallet_id, to_wallet_id, amount, description, transfer_date)
        select ${userId}, w.id, null, 1, 'Pindah', current_date - n % 1825
        from generate_series(1, ${OF.records / 6}::int) n join w on w.place = n % ${OF.wallets - 5}::int`,
  )
  await db.query(
    sql`insert into goals (user_id, name, target, due_on)
        select ${userId}, 'Impian ' || n, 1000, '9999-12-31' from generate_series(1, ${OF.goals}::int) n`,
  )
  // Adds the moves in several statements, because on a busy machine a single statement would exceed
  // the time limit.
  for (let first = 1; first <= OF.moves; first += 100)
    await db.query(
      sql`insert into goal_moves (user_id, goal_id, amount, moved_on)
          select user_id, id, 1, current_date - n * 15
          from goals, generate_series(${first}::int, ${Math.min(first + 99, OF.moves)}::int) n where user_id = ${userId}`,
    )
  await db.query(
    sql`insert into instalments (user_id, name, amount, count, first_due, books, expense_ids)
        select ${userId}, 'Cicilan ' || n, 1200, 120, current_date, 'at_once', array[t.id]
        from generate_series(1, ${OF.plans}::int) n
          join (select id, row_number() over (order by id) as place from transactions where user_id = ${userId}) t on t.place = n`,
  )
  await addSchedules(db, userId)
  await db.query(bookFurthest(userId))
  await db.query({ text: 'vacuum (analyze)' })
  return findSome(db, userId)
}

async function addSchedules(db: Database, userId: number): Promise<void> {
  await db.query(
    sql`with c as (${placed('categories', userId, "and type = 'expense'")}), w as (${placed('wallets', userId, "and kind = 'bank'")}),
        s as (
          insert into schedules (user_id, template, unit, every, anchor_date, weekend, is_automatic, open_from, next_n, next_due, next_on)
          select ${userId}, jsonb_build_object('type', 'expense', 'amount', '1.00', 'category_id', c.id, 'description', 'Rutin ' || n,
            'wallet_id', w.id), 'day', 1, current_date - 1825, 'keep', false, current_date - 1825,
            at.done, current_date - 1825 + at.done, current_date - 1825 + at.done
          from generate_series(1, ${OF.schedules}::int) n join c on c.place = n % ${OF.categories}::int join w on w.place = n % ${OF.wallets - 5}::int,
            lateral (select case when n % 2 = 0 then 0 else 1825 end as done) at
          returning user_id, id, anchor_date, next_n
        ), t as (select array_agg(id) as ids from (select id from transactions where user_id = ${userId} order by id limit 1825) first)
        insert into schedule_days (user_id, schedule_id, due_on, state, record_id)
        select s.user_id, s.id, s.anchor_date + n, 'booked', t.ids[n + 1]
        from s, t, generate_series(0, 1824) n where s.next_n > 0 and s.id % 4 < 2`,
  )
}

const bookFurthest = (userId: number) =>
  sql`insert into schedule_days (user_id, schedule_id, due_on, state, record_id)
      select ${userId}, max(s.id), '2000-01-01', 'booked', (select max(id) - 1 from transactions where user_id = ${userId})
      from schedules s where s.user_id = ${userId} and s.next_n > 0`

const placed = (table: 'categories' | 'wallets', userId: number, which: string): Sql =>
  sql`select id, row_number() over (order by id) - 1 as place
    from ${raw(table)} where user_id = ${userId} ${raw(which)}`

async function findSome(db: Database, userId: number): Promise<Account> {
  const { rows } = await db.query<Account>(
    sql`select (select email from users where id = ${userId}) as email,
          (select min(category_id) from budgets where user_id = ${userId}) as category,
          (select max(id) from categories where user_id = ${userId} and type = 'expense') as other,
          (select min(id) from wallets where user_id = ${userId}) as wallet,
          (select max(id) from wallets where user_id = ${userId} and kind = 'loan') as loan,
          (select min(id) from goals where user_id = ${userId}) as goal,
          (select min(id) from instalments where user_id = ${userId}) as plan,
          (select min(id) from schedules where user_id = ${userId} and next_n = 0) as schedule,
          (select max(id) from schedules where user_id = ${userId} and next_n = 0) as daily,
          (select max(id) from schedules where user_id = ${userId} and next_n > 0) as booked,
          (select max(id) - 1 from transactions where user_id = ${userId}) as record,
          (select max(id) from transactions where user_id = ${userId} and splits is null) as transaction,
          (select max(id) from transfers where user_id = ${userId}) as transfer`,
  )
  return rows[0]!
}
