import sql, { empty } from 'sql-template-tag'
import { flowOf } from '../transactions/column-queries'

/**
 * Part of a statement that changes the transactions `was` to `became`, and with `transfers` also the transfers
 * `moved_was` to `moved_became`: takes the former out of the totals of their wallets and adds the latter. The
 * differences are summed first, because a statement cannot change a row twice, and ordered, so that two statements
 * cannot deadlock.
 */
export const walletsTotalled = ({ transfers = false } = {}) => sql`
  flows as (
    select user_id, wallet_id, transaction_date as day, -(${flowOf('w')}) as amount, -1 as count
    from was w where wallet_id is not null
    union all
    select user_id, wallet_id, transaction_date, ${flowOf('b')}, 1 from became b where wallet_id is not null
    ${transfers ? sidesOfTransfers : empty}
  ), wallets_totalled as (
    insert into wallet_totals as total (user_id, wallet_id, month, total, count)
    select user_id, wallet_id, date_trunc('month', day::timestamp)::date, sum(amount), sum(count)
    from flows group by 1, 2, 3 having sum(amount) <> 0 or sum(count) <> 0
    order by 2, 3
    on conflict (user_id, wallet_id, month)
    do update set total = total.total + excluded.total, count = total.count + excluded.count
  )`

const sidesOfTransfers = sql`
    union all
    select user_id, from_wallet_id, transfer_date, amount, -1 from moved_was where from_wallet_id is not null
    union all
    select user_id, to_wallet_id, transfer_date, -amount, -1 from moved_was where to_wallet_id is not null
    union all
    select user_id, from_wallet_id, transfer_date, -amount, 1 from moved_became where from_wallet_id is not null
    union all
    select user_id, to_wallet_id, transfer_date, amount, 1 from moved_became where to_wallet_id is not null`
