import sql from 'sql-template-tag'
import type { Database, Queryable } from '../../src/platform/database/database'

export async function wishAll(client: Queryable, userId: number, days: number): Promise<void> {
  await client.query(
    sql`update users set mails_letter = true, mails_budgets = true, mails_reminders = true, email_verified_at = now()
        where id = ${userId}`,
  )
  await client.query(sql`update schedules set remind_days = ${days} where user_id = ${userId}`)
}

export async function findReminder(client: Queryable, userId: number): Promise<number | undefined> {
  const { rows } = await client.query<{ mail_id: number }>(
    sql`select max(mail_id) as mail_id from reminders where user_id = ${userId} having max(mail_id) is not null`,
  )
  return rows[0]?.mail_id
}

export const trying = <Result>({ onOneClient }: Database, work: (client: Queryable) => Promise<Result>) =>
  onOneClient(async client => {
    await client.query({ text: 'begin' })
    try {
      return await work(client)
    } finally {
      await client.query({ text: 'rollback' })
    }
  })
