import { periodOf } from '@pundi/contract'
import type { Queryable } from '../database/database'
import { sayIn } from '../messages/say'
import { dayIn } from '../transactions/list/wall-clock'
import { findLetter } from './find-letter'
import { findAddressee, listClocks, queueLetters } from './queries'
import { sayLetter } from './say-letter'

/** A letter is mailed in the first days of a new period, in case no server ran on its first one. */
const FIRST_DAYS = 7

/** Queues the letters of all users whose period is over, each once. */
export async function mailLetters(db: Queryable, now = new Date()): Promise<void> {
  for (const clock of await listClocks(db)) {
    const today = dayIn(clock.time_zone, now)
    const { from } = periodOf(today, clock.month_start)
    const age = (Date.parse(today) - Date.parse(from)) / 86_400_000
    if (age < FIRST_DAYS) await queueLetters(db, clock, periodOf(today, clock.month_start, 1).from)
  }
}

/** The address and the sentences of a letter that is due; undefined if nobody wants it or there is nothing to say. */
export async function composeLetter(
  db: Queryable,
  userId: number,
  language: string,
): Promise<{ to: string; told: string[] } | undefined> {
  const found = await findAddressee(db, userId)
  if (!found) return undefined
  const { email, currency, time_zone, month_start } = found
  const letter = await findLetter(db, { id: userId, today: dayIn(time_zone), month_start })
  return letter ? { to: email, told: sayLetter(letter, sayIn(language), { language, currency }) } : undefined
}
