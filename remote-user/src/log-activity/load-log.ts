import { listActivities } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { settleCall } from '../settle-call'
import { readPlace } from './place'

/** Waits for nobody: the screen shows a skeleton until the first page has come. */
export function loadLog(address: string) {
  const place = readPlace(new URL(address).searchParams)
  const asked = send(listActivities, { query: place.query, fallback: text('Failed to fetch activities') })
  return { place, activities: settleCall(asked) }
}

export type LogActivityData = ReturnType<typeof loadLog>
