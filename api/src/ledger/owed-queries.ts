import sql, { empty, type Sql } from 'sql-template-tag'
import type { Queryable } from '../platform/database/database'
import { named } from '../platform/database/compose-statement'
import type { RecordReader } from './reader'

/** Only these transactions have shares that friends owe. Income and refunds have none. */
export const isExpense = sql`t.type = 'expense' and t.is_refund is null`

/**
 * Parts of a statement: `open` has a row with the unpaid amount for each transaction and friend.
 * The amount is negative if the user owes the friend, for example after too large a payback. Names
 * that differ only in case or spaces are one friend. Transactions and paybacks after today do not
 * count. `offset 0` forces PostgreSQL to look up each transaction by its id. Without `offset 0`,
 * PostgreSQL would read all transactions, because it cannot know how few have shares.
 */
export const openShares = ({ id, today }: RecordReader): Sql => sql`
  shared as (
    select t.id as transaction_id, s.name, case s.owed_by when 'me' then -s.amount else s.amount end as share
    from transactions t, jsonb_to_recordset(t.shares) as s (name text, amount numeric, owed_by text)
    where t.user_id = ${id} and t.shares is not null and ${isExpense}
  ), paid as (
    select p.transaction_id, p.name, t.amount
    from paybacks p join transactions t on t.user_id = p.user_id and t.id = p.record_id
    where p.user_id = ${id} and t.is_refund and t.transaction_date <= ${today}::date
    union all
    select p.transaction_id, p.name, -t.amount
    from paybacks p join transfers t on t.user_id = p.user_id and t.id = p.record_id
    where p.user_id = ${id} and t.transfer_date <= ${today}::date
  ), sums as (
    select transaction_id, name_key(name) as key, max(name) as name, sum(share) as share, sum(amount) as paid_back
    from (
      select transaction_id, name, share, 0 as amount from shared
      union all select transaction_id, name, 0, amount from paid
    ) both_sides group by 1, 2
  ), open as (
    select s.*, s.share - s.paid_back as open, t.description, t.transaction_date, t.wallet_id
    from sums s cross join lateral (
      select description, transaction_date, wallet_id from transactions t
      where t.user_id = ${id} and t.id = s.transaction_id and t.transaction_date <= ${today}::date and ${isExpense}
      offset 0
    ) t
    where s.share <> s.paid_back
  )`

export const isShared = (owner: Sql): Sql => sql`(
  exists (select from transactions s where s.user_id = ${owner} and s.shares is not null)
  or exists (select from paybacks p where p.user_id = ${owner}))`

export type OwedOfRecords = { day: string; wallet_id: number | null; tags: string[] | null; owed: string }

export async function listOwed(
  db: Queryable,
  reader: RecordReader,
  { from, to }: { from: string; to: string },
): Promise<OwedOfRecords[]> {
  const { rows } = await db.query<OwedOfRecords>(
    sql`with ${openShares(reader)}
        select o.transaction_date as day, t.wallet_id, t.tags, sum(o.open)::numeric(20, 2) as owed
        from open o join transactions t on t.user_id = ${reader.id} and t.id = o.transaction_id
        where o.open > 0 and o.transaction_date between ${from}::date and ${to}::date group by 1, 2, 3`,
  )
  return rows
}

/**
 * What friends owe: for one category, for one month (`yyyy-mm` of its first day), or for all
 * expenses if both `category_id` and `month` are null.
 */
export type Owed = { category_id: number | null; month: string | null; owed: string }

type OwedOptions = { isMatched?: Sql | undefined; monthStart?: number | undefined }

/**
 * Sums what friends owe for the expenses in a range of days, as decimal text. Returns one sum for
 * each category, one for each month if `monthStart` is given, and one in total. Each part of a
 * split expense counts for its category. What the user owes friends is not subtracted. `isMatched`:
 * a condition on `lines t` that limits the expenses.
 */
export async function sumOwed(
  db: Queryable,
  reader: RecordReader,
  { from, to }: { from: string; to: string },
  { isMatched, monthStart }: OwedOptions = {},
): Promise<Owed[]> {
  const month = monthStart === undefined ? undefined : monthOf(monthStart)
  const statement = sql`with ${openShares(reader)}, owed as (
      select transaction_id, sum(open) as owed from open
      where open > 0 and transaction_date between ${from}::date and ${to}::date group by transaction_id
    )
    select l.category_id, ${month ? sql`l.month` : sql`null`} as month,
      sum(o.owed * l.total / l.amount)::numeric(20, 2) as owed
    from owed o cross join lateral (
      select t.*${month ? sql`, ${month} as month` : empty} from lines t
      where t.user_id = ${reader.id} and t.id = o.transaction_id and t.total <> 0
        ${isMatched ? sql`and ${isMatched}` : empty} offset 0
    ) l
    group by grouping sets ((l.category_id), ${month ? sql`(l.month),` : empty} ())
    having sum(o.owed) is not null`
  const { rows } = await db.query<Owed>(
    isMatched ? statement : named(month ? 'sum-owed-by-month' : 'sum-owed', statement),
  )
  return rows
}

/**
 * The user's month that contains a day. If months begin on the 25th, shifts the day back by 24
 * days, like the other sums by month.
 */
const monthOf = (monthStart: number) => sql`to_char(t.transaction_date - ${monthStart - 1}::int, 'YYYY-MM')`
