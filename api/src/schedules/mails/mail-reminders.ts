import type { Queryable } from '../../platform/database/database'
import { goThroughPages, type Round } from '../../platform/jobs/go-through-users'
import { listZones, type Reader } from '../../platform/mail/wish-queries'
import { sayIn } from '../../platform/messages/say'
import { dayOf, moneyIn } from '../../platform/messages/write-values'
import { dayIn } from '../../platform/time/wall-clock'
import { listReminded, queueReminders } from './queries'

export async function mailReminders(db: Queryable, { now, isStopped }: Round = {}): Promise<void> {
  for (const time_zone of await listZones(db, 'reminder')) {
    const today = dayIn(time_zone, now)
    await goThroughPages(after => queueReminders(db, { time_zone, today }, after), isStopped)
  }
}

export async function composeReminders(
  db: Queryable,
  { id, today, currency }: Reader,
  language: string,
  mailId: number,
): Promise<string[]> {
  const days = await listReminded(db, id, { mailId, today })
  const say = sayIn(language)
  const money = moneyIn({ language, currency })
  return days.map(({ date, name, amount, is_automatic, is_over }) => {
    const values = { name, day: dayOf(date), amount: money(amount) }
    if (is_over) return say('{day}: {name}, {amount}. It still waits for you to record or skip it.', values)
    return is_automatic
      ? say('{day}: {name}, {amount}. Pundi records it on that day.', values)
      : say('{day}: {name}, {amount}. On that day it waits for you to record it.', values)
  })
}
