import type { Queryable } from '../../database/database'
import type { Reader } from '../../mail/queries'
import { sayIn } from '../../messages/say'
import { dayOf, moneyIn } from '../../messages/write-values'
import { dayIn } from '../../transactions/list/wall-clock'
import { listReminded, listZones, queueReminders } from './queries'

/** Queues the reminders of what repeats that are due, each once, by the day where its user lives. */
export async function mailReminders(db: Queryable, now = new Date()): Promise<void> {
  for (const zone of await listZones(db)) await queueReminders(db, zone, dayIn(zone, now))
}

/** A sentence for each day that the e-mail reminds of. */
export async function composeReminders(
  db: Queryable,
  { id, today, currency }: Reader,
  language: string,
  mailId: number,
): Promise<string[]> {
  const days = await listReminded(db, id, { mailId, today })
  const say = sayIn(language)
  const money = moneyIn({ language, currency })
  return days.map(({ date, name, amount, is_automatic }) => {
    const values = { name, day: dayOf(date), amount: money(amount) }
    return is_automatic
      ? say('{day}: {name}, {amount}. Pundi records it on that day.', values)
      : say('{day}: {name}, {amount}. On that day it waits for you to record it.', values)
  })
}
