import { isDebt, type Wallet, type WalletBody } from '@pundi/contract'
import {
  columnsOf,
  hidden,
  jsonObject,
  jsonValues,
  named,
  namesOf,
  select,
  shown,
  type SqlType,
  type Values,
  valuesOf,
  versionOf,
} from '../platform/database/compose-statement'
import sql, { empty, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../platform/database/database'
import { flowOf } from '../ledger/columns/column-queries'
import { type StoredWallet, withDebt } from './find-debt'
import { moneyBy, walletsSince } from '../ledger/money-queries'

/**
 * A wallet's version is computed from these columns in this order, so a new column must come last
 * and be nullable.
 */
export const writtenTypes = {
  name: 'text',
  kind: 'text',
  opening_balance: 'numeric',
  opening_date: 'date',
  is_closed: 'boolean',
  due_day: 'integer',
  instalments: 'integer',
} as const satisfies Record<keyof WalletBody, SqlType>

export const rowTypes = { id: 'bigint', ...writtenTypes, created_at: 'timestamptz' } as const

/**
 * If the body leaves out the fields of cards and loans, a card or loan keeps its values. A wallet
 * of any other kind loses these values.
 */
export function writtenValues(body: WalletBody): Values {
  const { due_day, instalments, ...values } = valuesOf(writtenTypes, body)
  const isGiven = (value: unknown) => value !== undefined || !isDebt(body.kind)
  return {
    ...values,
    ...(due_day && isGiven(body.due_day) && { due_day }),
    ...(instalments && isGiven(body.instalments) && { instalments }),
  }
}

export const version = versionOf(
  namesOf(writtenTypes).map((name, place) => ({
    column: `w.${name}`,
    sqlType: writtenTypes[name],
    seed: place + 1,
  })),
)

export const selected = select(columnsOf('w', namesOf(rowTypes)))

export const stateOf = (row: 'w' | 'b') => sql`jsonb_strip_nulls(${jsonObject(jsonValues(row, rowTypes))})`

/**
 * Open wallets come first. This month is summed from individual records, so that records after
 * `today` do not count.
 */
export const listWallets = async (db: Queryable, userId: number, today: string): Promise<Wallet[]> =>
  (await listMoney(db, userId, today)).wallets

export async function listMoney(
  db: Queryable,
  userId: number,
  today: string,
): Promise<{ wallets: Wallet[]; money: string; since: string | null; count_in_no_wallet: number }> {
  const rows = await listSome(db, userId, today)
  const { money = await findMoney(db, userId, today), count_in_no_wallet = 0 } = rows[0] ?? {}
  const since = rows.map(({ opening_date }) => opening_date).sort()[0] ?? null
  const wallets = rows.map(({ money: _, count_in_no_wallet: __, ...row }) => withDebt(row, today))
  return { wallets, money, since, count_in_no_wallet }
}

async function findMoney(db: Queryable, userId: number, today: string): Promise<string> {
  const { rows } = await db.query<{ money: string }>(
    sql`select ${moneyBy(shown(userId, 'bigint'), shown(today, 'date'))}::numeric(24, 2) as money`,
  )
  return oneOf(rows).money
}

export async function findWallet(
  db: Queryable,
  userId: number,
  id: number,
  today: string,
): Promise<Wallet | undefined> {
  const [found] = await listSome(db, userId, today, id)
  return found && withDebt(found, today)
}

type Listed = StoredWallet & { money?: string; count_in_no_wallet?: number }

async function listSome(db: Queryable, userId: number, today: string, id?: number): Promise<Listed[]> {
  const [owner, day] = [hidden(userId, 'bigint'), hidden(today, 'date')]
  const only = id === undefined ? empty : sql`and w.id = ${hidden(id, 'bigint')}`
  const money = sql`, ${moneyBy(owner, day)}::numeric(24, 2) as money,
    (select count(*) from (select from transactions
      where user_id = ${owner} and wallet_id is null and transaction_date >= ${walletsSince(owner)}
      limit 501) beside) as count_in_no_wallet`
  const { rows } = await db.query<Listed>(
    named(
      id === undefined ? 'list-wallets' : 'find-wallet',
      sql`with months as (
          select wallet_id, sum(count) as count, sum(total) filter (where ${isBefore(day)}) as total
          from wallet_totals where user_id = ${owner} group by wallet_id
        ), days as (
          select wallet_id, sum(amount) as total from (${flowsOf(owner, day)}) flow group by wallet_id
        )
        select ${selected}, ${version} as version, coalesce(m.count, 0)::bigint as count,
          (${openingBy(day)} + coalesce(m.total, 0) + coalesce(d.total, 0))::numeric(24, 2) as balance,
          greatest(
            (select max(transaction_date) from transactions t
              where t.user_id = w.user_id and t.wallet_id = w.id and t.transaction_date <= ${day}),
            (select max(transfer_date) from transfers t
              where t.user_id = w.user_id and t.from_wallet_id = w.id and t.transfer_date <= ${day}),
            (select max(transfer_date) from transfers t
              where t.user_id = w.user_id and t.to_wallet_id = w.id and t.transfer_date <= ${day})
          ) as last_date ${id === undefined ? money : empty}
        from wallets w left join months m on m.wallet_id = w.id left join days d on d.wallet_id = w.id
        where w.user_id = ${owner} ${only} order by w.is_closed, w.id`,
    ),
  )
  return rows
}

/**
 * Locks wallets, so that no other database transaction can record in them. With `isOpen`, other
 * transactions can still record: they lock totals before wallets, so a full lock could cause a
 * deadlock.
 */
export async function holdWallets(
  client: Queryable,
  userId: number,
  ids: number[],
  { isOpen = false } = {},
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    sql`select id from wallets where user_id = ${userId} and id = any(${ids}::bigint[]) order by id
        ${isOpen ? sql`for no key update` : sql`for update`}`,
  )
  return rows.map(({ id }) => id)
}

export async function findDifference(
  client: Queryable,
  userId: number,
  id: number,
  { balance, date }: { balance: string; date: string },
): Promise<string> {
  const { rows } = await client.query<{ difference: string }>(
    sql`select (${balance}::numeric - ${openingBy(shown(date, 'date'))}
          - coalesce((select sum(total) from wallet_totals
              where user_id = ${userId} and wallet_id = ${id} and ${isBefore(shown(date, 'date'))}), 0)
          - coalesce((select sum(amount) from (${flowsOf(shown(userId, 'bigint'), shown(date, 'date'))}) flow where wallet_id = ${id}), 0)
        )::numeric(24, 2) as difference
        from wallets w where w.user_id = ${userId} and w.id = ${id}`,
  )
  return oneOf(rows).difference
}

const openingBy = (day: Sql) => sql`case when w.opening_date <= ${day} then w.opening_balance else 0 end`

const isBefore = (day: Sql) => sql`month < date_trunc('month', ${day}::timestamp)::date`

function flowsOf(owner: Sql, day: Sql): Sql {
  const within = (column: Sql) =>
    sql`user_id = ${owner} and ${column} between date_trunc('month', ${day}::timestamp)::date and ${day}`
  return sql`
    select wallet_id, ${flowOf('t')} as amount from transactions t
    where ${within(sql`transaction_date`)} and wallet_id is not null
    union all
    select from_wallet_id, -amount from transfers
    where ${within(sql`transfer_date`)} and from_wallet_id is not null
    union all
    select to_wallet_id, amount from transfers
    where ${within(sql`transfer_date`)} and to_wallet_id is not null`
}
