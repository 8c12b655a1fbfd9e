import type { AdminLogFilter } from '@pundi/contract'
import { typesThatSay } from '../../activities/activity-types'
import type { Say } from '../../messages/say'
import { startsIn } from '../start-of-day'
import type { LogFilter } from './queries'

/** Turns the filter of the request, in the reader's language and time zone, into types and moments of the audit. */
export function filterLogs({ from, to, time_zone, ...asked }: AdminLogFilter, say: Say): LogFilter {
  const startOf = startsIn(time_zone)
  return {
    ...asked,
    actions: asked.search === undefined ? [] : typesThatSay(asked.search, say),
    since: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : startOf(to, 1),
  }
}
