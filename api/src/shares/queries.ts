import type { Friend, SharesAnswer } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../platform/database/database'
import { keyed, type Repeat } from '../platform/idempotency/queries'
import { activityIds, logged, none, totalled, walletsTotalled } from '../ledger/booking-queries'
import { isExpense, openShares } from '../ledger/owed-queries'
import type { RecordReader } from '../ledger/reader'

export async function listFriends(db: Queryable, reader: RecordReader): Promise<SharesAnswer> {
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

const decimal = (amount: Sql) => sql`(${amount})::numeric(20, 2)::text`

export type Open = { transaction_id: number; name: string; description: string; open: string }

/**
 * Locks the user's row and lists the open debts between the user and a friend. Because of the lock,
 * a second settlement at the same time finds only the debts that are then open. Must run in a
 * database transaction.
 */
export async function holdOpen(client: Queryable, reader: RecordReader, name: string): Promise<Open[]> {
  await client.query(sql`select from users where id = ${reader.id} for no key update`)
  // This query is separate from the locking statement, because a statement that waits for a lock
  // still reads the old rows.
  const { rows } = await client.query<Open>(
    sql`with ${openShares(reader)}
        select transaction_id, name, description, ${decimal(sql`open`)} as open from open
        where key = name_key(${name}) order by transaction_date, transaction_id`,
  )
  return rows
}

export type Paid = { transaction_id: number; name: string; amount: string; wallet_id: number | null }

/**
 * Divides an amount among the categories of a split. Each category gets the difference between two
 * rounded running sums, so that the parts add up to the amount.
 */
const dividedSplits = sql`
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
 * Returns ids in the order of `paid`. Adds no payback for a transaction that is deleted or no
 * longer an expense. Foreign keys refuse another user's wallet and a deleted category.
 */
export async function addRefunds(
  client: Queryable,
  userId: number,
  paid: Paid[],
  date: string,
): Promise<{ ids: number[]; activity_ids: number[] }> {
  const { rows } = await client.query<{ ids: number[]; activity_ids: number[] }>(
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
            left join lateral (${dividedSplits}) p on t.splits is not null
          returning *
        ), tied as (
          insert into paybacks (user_id, record_id, transaction_id, name)
          select ${userId}, id, transaction_id, name from wanted
        ), ${logged('Add transaction')}, ${totalled}, ${walletsTotalled()}
        select coalesce(jsonb_agg(id order by id), '[]') as ids, ${activityIds} as activity_ids from became`,
  )
  return oneOf(rows)
}

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

export async function keepAnswer(client: Queryable, userId: number, answer: object, repeat: Repeat) {
  await client.query(
    sql`with answered as (select ${JSON.stringify(answer)}::jsonb as answer)${keyed(userId, repeat)}
        select from answered`,
  )
}
