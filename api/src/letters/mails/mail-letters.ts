import { daysBetween, periodOf } from '@pundi/contract'
import type { Queryable } from '../../platform/database/database'
import { goThroughPages, type Round } from '../../platform/jobs/go-through-users'
import type { Reader } from '../../platform/mail/wish-queries'
import { sayIn } from '../../platform/messages/say'
import { dayIn } from '../../platform/time/wall-clock'
import { findLetter } from '../find-letter'
import { listClocks, queueLetters } from '../queries'
import { sayLetter } from './say-letter'

/**
 * The server queues monthly summaries ("letters") on the first seven days of a period, in case no
 * server ran on the first day.
 */
const FIRST_DAYS = 7

export async function mailLetters(db: Queryable, { now, isStopped }: Round = {}): Promise<void> {
  const due = (await listClocks(db)).flatMap(clock => {
    const today = dayIn(clock.time_zone, now)
    const { from } = periodOf(today, clock.month_start)
    return daysBetween(from, today) < FIRST_DAYS
      ? [{ ...clock, period: periodOf(today, clock.month_start, 1).from }]
      : []
  })
  if (due.length > 0) await goThroughPages(after => queueLetters(db, due, after), isStopped)
}

export async function composeLetter(db: Queryable, reader: Reader, language: string): Promise<string[]> {
  const letter = await findLetter(db, reader)
  return letter ? sayLetter(letter, sayIn(language), { language, currency: reader.currency }) : []
}
