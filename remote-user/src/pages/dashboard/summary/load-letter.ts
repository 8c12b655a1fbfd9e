import { daysBetween, findLatestLetter, type Letter } from '@pundi/contract'
import { periodBefore, today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { preferences } from '@pundi/platform/session'
import { answerOrNull } from '../../../shared/retry/answer-or-null'
import { text } from '../catalogue/text'
import { thisPeriod } from '../period/read-period'
import { closedLetter } from './closed-letter'

const FIRST_DAYS = 7

/**
 * Loads the previous period's summary, which the dashboard shows on the first days of a period.
 * Null on later days. Also null if the user has closed the summary in this browser, if the server
 * has no summary, or after a failure. A failure is only logged, because the dashboard works without
 * a summary.
 */
export async function loadLetter(): Promise<Letter | null> {
  const period = thisPeriod()
  const before = periodBefore(period, preferences.getState().month_start)
  if (daysBetween(period.from, today()) >= FIRST_DAYS || closedLetter() === before.from) return null
  const fallback = text('We couldn’t load your monthly summary.')
  const answer = await answerOrNull(send(findLatestLetter, { fallback }))
  if (!answer) console.warn(fallback)
  return answer?.data ?? null
}
