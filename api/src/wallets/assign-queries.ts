import sql from 'sql-template-tag'
import { oneOf, type Queryable } from '../database/database'
import { logged, totalled } from '../transactions/change/booking-queries'
import { walletsTotalled } from './total-queries'

/** How many transactions one call assigns: one undo takes as many back. */
const MOST_ASSIGNED = 500

/**
 * Assigns to a wallet what is recorded in no wallet since its opening day, the oldest first. Answers the ids of the new
 * activities; undefined if the user has no such wallet.
 */
export async function assignToWallet(
  db: Queryable,
  userId: number,
  id: number,
): Promise<number[] | undefined> {
  const { rows } = await db.query<{ is_there: boolean; ids: number[] }>(
    sql`with into_wallet as (select * from wallets where user_id = ${userId} and id = ${id} for key share
        ), meant as (
          select t.id from transactions t, into_wallet w
          where t.user_id = ${userId} and t.wallet_id is null and t.transaction_date >= w.opening_date
          order by t.transaction_date, t.id limit ${MOST_ASSIGNED}
        ), was as (
          select t.* from transactions t
          where t.user_id = ${userId} and t.id in (select id from meant) and t.wallet_id is null order by t.id for update
        ), became as (
          update transactions t set wallet_id = ${id}
          from was w where t.user_id = w.user_id and t.id = w.id returning t.*
        ), ${logged('Change transaction')}, ${totalled}, ${walletsTotalled()}
        select exists (select from into_wallet) as is_there,
          (select coalesce(jsonb_agg(id order by id), '[]') from activity) as ids`,
  )
  const { is_there: isThere, ids } = oneOf(rows)
  return isThere ? ids : undefined
}
