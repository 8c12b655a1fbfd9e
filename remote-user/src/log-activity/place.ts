import { listActivities, type QueryOf } from '@pundi/contract'
import { firstActivities } from '../first-queries'
import { send } from '@pundi/platform/http'
import { text } from './catalogue/text'
import { settleCall } from '../settle-call'

/** Entries on a page. */
export const pageLength = firstActivities.limit

/** The part of the log that an address shows. */
export interface Place {
  search: string
  /** From 1. */
  page: number
  /** What the server is asked for. */
  query: QueryOf<typeof listActivities>
}

export function readPlace(address: URLSearchParams): Place {
  const search = address.get('search') ?? ''
  const cursor = address.get('cursor')
  const page = cursor ? Math.max(2, Number.parseInt(address.get('page') ?? '', 10) || 2) : 1
  const query = { ...firstActivities, search: search || undefined, cursor: cursor || undefined }
  return { search, page, query }
}

/** The address of the page that follows, or of the first one where there is no cursor. */
export function addressOf(search: string, next?: { page: number; cursor: string }) {
  const address = new URLSearchParams()
  if (search) address.set('search', search)
  if (next) {
    address.set('page', String(next.page))
    address.set('cursor', next.cursor)
  }
  const query = address.toString()
  return query ? `/log-activity?${query}` : '/log-activity'
}

/** Returns without waiting: the screen shows a skeleton until the entries have arrived. */
export function loadLog(address: string) {
  const place = readPlace(new URL(address).searchParams)
  const asked = send(listActivities, {
    query: place.query,
    fallback: text('The activities could not be loaded'),
  })
  return { place, activities: settleCall(asked) }
}

export type LogActivityData = ReturnType<typeof loadLog>
