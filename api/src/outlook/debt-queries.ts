import sql from 'sql-template-tag'
import type { Queryable } from '../database/database'

/** What was moved into a loan. */
export interface MovedIn {
  wallet_id: number
  /** What came up to today, as decimal text, but for payments of plans. */
  paid: string
  /** The months, `yyyy-mm`, in which something is planned to come. */
  planned: string[]
  /** The months in which something came that pays no plan. */
  came: string[]
}

export async function listMovedIn(
  db: Queryable,
  userId: number,
  ids: number[],
  today: string,
): Promise<MovedIn[]> {
  const { rows } = await db.query<MovedIn>(
    sql`select wallet_id, coalesce(sum(amount) filter (where is_payment), 0)::numeric(24, 2) as paid,
          coalesce(jsonb_agg(distinct month) filter (where is_planned), '[]') as planned,
          coalesce(jsonb_agg(distinct month) filter (where is_payment and is_own), '[]') as came
        from (
          select to_wallet_id as wallet_id, amount, to_char(transfer_date, 'YYYY-MM') as month,
            transfer_date > ${today}::date as is_planned, from_wallet_id is not null as is_own,
            transfer_date <= ${today}::date and instalments_id is null as is_payment
          from transfers where user_id = ${userId} and to_wallet_id = any(${ids}::bigint[])
        ) moved group by wallet_id`,
  )
  return rows
}
