import type { Queryable } from '../../database/database'
import { dayOf, moneyIn } from '../../letters/say-letter'
import { sayIn } from '../../messages/say'
import { dayIn } from '../../transactions/list/wall-clock'
import { findAddressee, listReminded, listZones, queueReminders } from './queries'

/** Queues the reminders of what repeats that are due, each once, by the day where its user lives. */
export async function mailReminders(db: Queryable, now = new Date()): Promise<void> {
  for (const zone of await listZones(db)) await queueReminders(db, zone, dayIn(zone, now))
}

/** The address, and a sentence for each day that the e-mail reminds of; undefined if nobody wants it or none is left. */
export async function composeReminders(
  db: Queryable,
  userId: number,
  language: string,
  mailId: number,
): Promise<{ to: string; told: string[] } | undefined> {
  const reader = await findAddressee(db, userId)
  if (!reader) return undefined
  const days = await listReminded(db, userId, { mailId, today: dayIn(reader.time_zone) })
  const say = sayIn(language)
  const money = moneyIn({ language, currency: reader.currency })
  const told = days.map(({ date, name, amount, is_automatic }) => {
    const values = { name, day: dayOf(date), amount: money(amount) }
    return is_automatic
      ? say('{day}: {name}, {amount}. Pundi records it on that day.', values)
      : say('{day}: {name}, {amount}. On that day it waits for you to record it.', values)
  })
  return told.length > 0 ? { to: reader.email, told } : undefined
}
