import sql, { raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import { isMarked, isWaiting, placeOf, ruleOf } from './queries'

/** Whether a row of schedules books its day `d` in a wallet that is closed or begins later: then it waits for a press. */
export const isInAbsentWallet = (row: string): Sql => sql`exists (select from wallets v
  where v.user_id = ${raw(row)}.user_id and (v.is_closed or v.opening_date > d.date)
    and v.id in (${raw(`${row}.wallet_id, ${row}.from_wallet_id, ${row}.to_wallet_id`)}))`

/**
 * Lets the days wait for a press that have come by `today` while a wallet of their schedule was closed or had not begun, of all
 * schedules or of one. It is done before such a wallet is opened again and before a schedule gets another one, so that nothing
 * books them by itself afterwards. Each keeps the number of a record, as one whose booking was taken back does.
 */
export async function setAside(
  client: Queryable,
  userId: number,
  { today, id }: { today: string; id?: number | undefined },
): Promise<void> {
  await client.query(
    sql`insert into schedule_days (user_id, schedule_id, due_on, state, record_id)
        select s.user_id, s.id, d.due_on, 'waiting', nextval('transactions_id_seq')
        from schedules s, days_of_schedule(${ruleOf('s')}, s.next_n, ${placeOf('s', sql`${today}::date + 2`)}) d
        where s.user_id = ${userId} and s.is_automatic and s.next_on <= ${today}::date
          and (${id ?? null}::bigint is null or s.id = ${id ?? null}::bigint) and ${isInAbsentWallet('s')}
          and d.date <= ${today}::date and d.due_on >= s.open_from and not ${isMarked('s')} and not ${isWaiting('s')}
        on conflict (user_id, schedule_id, due_on) do update set state = 'waiting' where schedule_days.state = 'open'`,
  )
}
