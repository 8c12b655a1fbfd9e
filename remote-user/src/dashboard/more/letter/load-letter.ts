import { findLatestLetter, type Letter } from '@pundi/contract'
import { periodBefore, today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { preferences } from '@pundi/platform/session'
import { settleCall } from '../../../settle-call'
import { text } from '../catalogue/text'
import { thisPeriod } from '../period/read-period'
import { closedLetter } from './kept-letter'

/** So many days a letter is shown. */
const FIRST_DAYS = 7

/**
 * The letter about the period before, in the first days of a new one; null after them, where it was closed in this
 * browser, where there is nothing to say, and where it could not be had, which is logged: the dashboard is there without.
 */
export async function loadLetter(): Promise<Letter | null> {
  const period = thisPeriod()
  const before = periodBefore(period, preferences.getState().month_start)
  if (daysSince(period.from) >= FIRST_DAYS || closedLetter() === before.from) return null
  const fallback = text('The letter about your month could not be loaded.')
  const answer = await settleCall(send(findLatestLetter, { fallback }))
  if (!answer) console.warn(fallback)
  return answer?.data ?? null
}

const daysSince = (day: string) => (Date.parse(today()) - Date.parse(day)) / 86_400_000
