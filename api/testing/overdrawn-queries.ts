import sql from 'sql-template-tag'
import type { Queryable } from '../src/platform/database/database'

export async function listOverdrawn(
  db: Queryable,
  userId: number,
): Promise<{ name: string; least: string }[]> {
  const { rows } = await db.query<{ name: string; least: string }>(sql`
    with changes as (
      select id as wallet_id, opening_date as day, opening_balance as change from wallets where user_id = ${userId}
      union all
      select wallet_id, transaction_date,
        case when (type = 'income') <> coalesce(is_refund, false) then amount else -amount end
      from transactions where user_id = ${userId}
      union all select to_wallet_id, transfer_date, amount from transfers where user_id = ${userId}
      union all select from_wallet_id, transfer_date, -amount from transfers where user_id = ${userId}
    ), balances as (
      select wallet_id, sum(sum(change)) over (partition by wallet_id order by day) as balance
      from changes group by wallet_id, day
    )
    select w.name, min(b.balance)::text as least from balances b join wallets w on w.id = b.wallet_id
    where w.kind <> 'card' group by w.name having min(b.balance) < 0`)
  return rows
}
