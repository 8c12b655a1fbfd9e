import type { Friend, SharesAnswer } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../database/database'
import { keyed, type Repeat } from '../idempotency/queries'
import { logged, none, totalled } from '../transactions/change/booking-queries'
import { walletsTotalled } from '../wallets/total-queries'

/** Whose data is read, and what day it is there. */
type Reader = { id: number; today: string }

/** Whether a transaction `t` can be shared. What became income or a refund is open with nobody. */
const isExpense = sql`t.type = 'expense' and t.is_refund is null`

/**
 * Parts of a statement: `open` has what is not paid back, by transaction and friend, below zero where it is the user's
 * debt. Names that read alike are one friend. What is dated after today counts nowhere yet, and a payback only while its
 * record is there and its transaction is an expense. Who paid back more than a share is owed the rest.
 */
const openShares = ({ id, today }: Reader): Sql => sql`
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
    from sums s join transactions t on t.user_id = ${id} and t.id = s.transaction_id
    where s.share <> s.paid_back and t.transaction_date <= ${today}::date and ${isExpense}
  )`

/** Everybody with whom something is open, those for the longest first. */
export async function listFriends(db: Queryable, reader: Reader): Promise<SharesAnswer> {
  const { rows } = await db.query<{ data: Friend[]; meta: SharesAnswer['meta'] }>(
    sql`with ${openShares(reader)}, placed as (
          select *, row_number() over (partition by key order by transaction_date, transaction_id) as place from open
        ), friends as (
          select (array_agg(name order by place desc))[1] as name, sum(open) as total,
            min(transaction_date) as since, count(*) as count,
            jsonb_agg(jsonb_build_object('transaction_id', transaction_id, 'description', description,
              'transaction_date', transaction_date::text, 'share', ${decimal(sql`share`)},
              'paid_back', ${decimal(sql`paid_back`)}, 'open', ${decimal(sql`open`)}, 'wallet_id', wallet_id) order by place)
              filter (where place <= 50) as shares
          from placed group by key
        ), first as (
          select jsonb_build_object('name', name, 'open', ${decimal(sql`total`)}, 'since', since::text,
            'count', count, 'shares', shares) as friend, since, name
          from friends order by since, name limit 500
        )
        select coalesce((select jsonb_agg(friend order by since, name) from first), '[]') as data,
          (select jsonb_build_object('total', count(*),
            'owed_to_me', ${decimal(sql`coalesce(sum(total) filter (where total > 0), 0)`)},
            'owed_by_me', ${decimal(sql`coalesce(-sum(total) filter (where total < 0), 0)`)}) from friends) as meta`,
  )
  return oneOf(rows)
}

/** What friends owe of a category's expenses; of all of them where it is null. Decimal text. */
export type Owed = { category_id: number | null; owed: string }

/** The same of expenses from one day to another, each split one by its parts. What the user owes is not offset. */
export async function sumOwed(
  db: Queryable,
  reader: Reader,
  { from, to }: { from: string; to: string },
): Promise<Owed[]> {
  const { rows } = await db.query<Owed>(
    sql`with ${openShares(reader)}, owed as (
          select transaction_id, sum(open) as owed from open
          where open > 0 and transaction_date between ${from}::date and ${to}::date group by transaction_id
        )
        select l.category_id, sum(o.owed * l.total / l.amount)::numeric(20, 2) as owed
        from owed o join lines l on l.user_id = ${reader.id} and l.id = o.transaction_id and l.total <> 0
        group by grouping sets ((l.category_id), ()) having sum(o.owed) is not null`,
  )
  return rows
}

const decimal = (amount: Sql) => sql`(${amount})::numeric(20, 2)::text`

/** What is open with a friend, by transaction, the oldest first. */
export type Open = { transaction_id: number; name: string; description: string; open: string }

/**
 * The same of one friend. Locks the user's row until the transaction ends, so that of two settlements at once the second
 * finds what the first one left. Must run in a transaction.
 */
export async function holdOpen(client: Queryable, reader: Reader, name: string): Promise<Open[]> {
  await client.query(sql`select from users where id = ${reader.id} for no key update`)
  // A statement of its own, so that it reads what was there after the lock.
  const { rows } = await client.query<Open>(
    sql`with ${openShares(reader)}
        select transaction_id, name, description, ${decimal(sql`open`)} as open from open
        where key = name_key(${name}) order by transaction_date, transaction_id`,
  )
  return rows
}

/** Money for a share of a transaction, in a wallet or none. */
export type Paid = { transaction_id: number; name: string; amount: string; wallet_id: number | null }

/**
 * The amount of `n` divided among the categories of a split transaction `t` as that is, to the cent: each takes what the
 * sum up to it has more than the sum before it, so all of them make the amount. One that would get nothing has no part.
 */
const dividedParts = sql`
  select count(*) as count, min(category_id) as only, jsonb_agg(
    jsonb_build_object('category_id', category_id, 'amount', amount::text, 'note', '') order by place) as parts
  from (
    select category_id, place,
      round(n.amount * up_to / t.amount, 2) - round(n.amount * (up_to - own) / t.amount, 2) as amount
    from (
      select category_id, min(place) as place, sum(amount) as own, sum(sum(amount)) over (order by min(place)) as up_to
      from (
        select (part ->> 'category_id')::bigint as category_id, (part ->> 'amount')::numeric as amount, place
        from jsonb_array_elements(t.splits) with ordinality as parts (part, place)
      ) each_part group by category_id
    ) by_category
  ) divided where amount > 0`

/**
 * Adds a refund for each: in the category of its transaction, or in those of its parts, each with its part of it. Answers
 * their ids, in that order; they are fewer if a transaction is gone or no expense any more. Foreign keys refuse a wallet
 * that is not the user's, and a category that goes at this moment.
 */
export async function addRefunds(
  client: Queryable,
  userId: number,
  paid: Paid[],
  date: string,
): Promise<number[]> {
  const { rows } = await client.query<{ ids: number[] }>(
    sql`with wanted as (
          select n.*, nextval('transactions_id_seq') as id
          from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb)
            as n (transaction_id bigint, name text, amount numeric, wallet_id bigint)
        ), was as ${none}, became as (
          insert into transactions
            (user_id, id, type, category_id, splits, amount, description, transaction_date, wallet_id, is_refund)
          overriding system value
          select t.user_id, n.id, t.type, case when p.count > 1 then null else coalesce(p.only, t.category_id) end,
            case when p.count > 1 then p.parts end, n.amount, t.description, ${date}::date, n.wallet_id, true
          from wanted n join transactions t on t.user_id = ${userId} and t.id = n.transaction_id and ${isExpense}
            left join lateral (${dividedParts}) p on t.splits is not null
          returning *
        ), tied as (
          insert into paybacks (user_id, record_id, transaction_id, name)
          select ${userId}, id, transaction_id, name from wanted
        ), ${logged('Add transaction')}, ${totalled}, ${walletsTotalled()}
        select coalesce(jsonb_agg(id order by id), '[]') as ids from became`,
  )
  return oneOf(rows).ids
}

/** Ties transfers, by their ids, to the shares that they pay back. */
export async function tieTransfers(
  client: Queryable,
  userId: number,
  ties: { record_id: number; transaction_id: number; name: string }[],
): Promise<void> {
  await client.query(
    sql`insert into paybacks (user_id, record_id, transaction_id, name)
        select ${userId}, n.record_id, n.transaction_id, n.name
        from jsonb_to_recordset(${JSON.stringify(ties)}::jsonb)
          as n (record_id bigint, transaction_id bigint, name text)`,
  )
}

/** Stores an answer for a repeated request. */
export async function keepAnswer(client: Queryable, userId: number, answer: object, repeat: Repeat) {
  await client.query(
    sql`with answered as (select ${JSON.stringify(answer)}::jsonb as answer)${keyed(userId, repeat)}
        select from answered`,
  )
}
