import sql, { type Sql } from 'sql-template-tag'
import { flowOf } from './columns/column-queries'

/*
 * Computes a user's balance on any day. Until the first wallet opens, the balance is income less
 * expenses. From that day on, the balance is the sum of all wallets, plus income less expenses
 * recorded since then without a wallet. `day`, `first` and `last` are date expressions.
 */

/** The opening day of the user's first wallet. Null if the user has no wallets. */
export const walletsSince = (owner: Sql): Sql => sql`wallets_since(${owner})`

/**
 * SQL condition: the wallet `w` is open and its money is spendable. The contract's `isToSpend` has
 * the same rule for the kind of wallet.
 */
export const isToSpend = sql`(not w.is_closed and w.kind not in ('savings', 'loan'))`

const bookedBy = (owner: Sql, day: Sql): Sql => sql`(
  coalesce((select sum(case type when 'income' then total else -total end) from monthly_totals
    where user_id = ${owner} and month < date_trunc('month', ${day}::timestamp)::date), 0)
  + coalesce((select sum(${flowOf('t')}) from transactions t
    where user_id = ${owner} and transaction_date between date_trunc('month', ${day}::timestamp)::date and ${day}), 0))`

/**
 * Income less expenses up to the day before the first wallet opened. Balances from the opening day
 * on do not include this amount.
 */
export const bookedBeforeWallets = (owner: Sql): Sql => bookedBy(owner, sql`(${walletsSince(owner)} - 1)`)

export const fromOutside = sql`(case when t.to_wallet_id is null then 0 else t.amount end
  - case when t.from_wallet_id is null then 0 else t.amount end)`

/** A user's balance at the end of the day. Includes money recorded without a wallet. */
export const moneyBy = (owner: Sql, day: Sql): Sql => sql`(
  ${bookedBy(owner, day)}
  - case when ${walletsSince(owner)} <= ${day} then ${bookedBeforeWallets(owner)} else 0 end
  + coalesce((select sum(opening_balance) from wallets
    where user_id = ${owner} and opening_date <= ${day}), 0)
  + coalesce((select sum(${fromOutside}) from transfers t
    where user_id = ${owner} and transfer_date <= ${day}
      and (from_wallet_id is null or to_wallet_id is null)), 0))`

/** The balance of wallets whose money is not spendable: savings, loans and closed wallets. */
const asideBy = (owner: Sql, day: Sql): Sql => {
  const month = sql`date_trunc('month', ${day}::timestamp)::date`
  const movedIn = (column: Sql, sign: Sql) => sql`
    select ${sign} t.amount from transfers t join aside on aside.id = ${column}
    where t.user_id = ${owner} and t.transfer_date between ${month} and ${day}`
  return sql`(
    with aside as (select w.id, w.opening_balance, w.opening_date from wallets w
      where w.user_id = ${owner} and not ${isToSpend})
    select coalesce(sum(amount), 0) from (
      select opening_balance as amount from aside where opening_date <= ${day}
      union all
      select total from wallet_totals m join aside on aside.id = m.wallet_id
      where m.user_id = ${owner} and m.month < ${month}
      union all
      select ${flowOf('t')} from transactions t join aside on aside.id = t.wallet_id
      where t.user_id = ${owner} and t.transaction_date between ${month} and ${day}
      union all ${movedIn(sql`t.to_wallet_id`, sql`+`)}
      union all ${movedIn(sql`t.from_wallet_id`, sql`-`)}
    ) parts)`
}

/** Spendable money at the end of the day. Includes money recorded without a wallet. */
export const toSpendBy = (owner: Sql, day: Sql): Sql =>
  sql`(${moneyBy(owner, day)} - ${asideBy(owner, day)})::numeric(24, 2)`

/**
 * Selects rows of `day` and `amount`: how spendable money changes on each day from `first` to
 * `last`. `toSpendBy` of the day before `first`, plus these amounts, gives `toSpendBy` of each day.
 */
export const toSpendFlows = (owner: Sql, first: Sql, last: Sql): Sql => {
  const within = (day: Sql) => sql`${day} between ${first} and ${last}`
  const ofWallet = (column: Sql) =>
    sql`join wallets w on w.user_id = t.user_id and w.id = ${column} and ${isToSpend}`
  return sql`
    select t.transaction_date as day, ${flowOf('t')} as amount
    from transactions t left join wallets w on w.user_id = t.user_id and w.id = t.wallet_id
    where t.user_id = ${owner} and ${within(sql`t.transaction_date`)} and (w.id is null or ${isToSpend})
    union all
    select t.transfer_date, t.amount from transfers t ${ofWallet(sql`t.to_wallet_id`)}
    where t.user_id = ${owner} and ${within(sql`t.transfer_date`)}
    union all
    select t.transfer_date, -t.amount from transfers t ${ofWallet(sql`t.from_wallet_id`)}
    where t.user_id = ${owner} and ${within(sql`t.transfer_date`)}
    union all
    select w.opening_date, w.opening_balance from wallets w
    where w.user_id = ${owner} and ${isToSpend} and ${within(sql`w.opening_date`)}
    union all
    select began.day, -${bookedBeforeWallets(owner)} from (select ${walletsSince(owner)} as day) began
    where ${within(sql`began.day`)}`
}
