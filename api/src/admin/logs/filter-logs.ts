import type { AdminLogFilter } from '@pundi/contract'
import { typesThatSay } from '../../activities/activity-types'
import type { Say } from '../../messages/say'
import { startsIn } from '../start-of-day'
import type { LogFilter } from './queries'

/** What a reader asks for, in their language and by their clock, as the audit knows it. */
export function filterLogs({ from, to, time_zone, ...asked }: AdminLogFilter, say: Say): LogFilter {
  const startOf = startsIn(time_zone)
  return {
    ...asked,
    actions: asked.search === undefined ? [] : typesThatSay(asked.search, say),
    since: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : startOf(to, 1),
  }
}
