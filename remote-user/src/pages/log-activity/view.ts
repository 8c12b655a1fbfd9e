import { listActivities, type QueryOf } from '@pundi/contract'
import { firstActivities } from '../../shared/records-of/first-queries'
import { unlessOpen } from '@pundi/kit/list'
import { send } from '@pundi/platform/http'
import { text } from './catalogue/text'
import { answerOrNull } from '../../shared/retry/answer-or-null'

export const pageLength = firstActivities.limit

export interface LogView {
  search: string
  page: number
  query: QueryOf<typeof listActivities>
}

export function readView(address: URLSearchParams): LogView {
  const search = address.get('search') ?? ''
  const cursor = address.get('cursor')
  const page = cursor ? Math.max(2, Number.parseInt(address.get('page') ?? '', 10) || 2) : 1
  const query = { ...firstActivities, search: search || undefined, cursor: cursor || undefined }
  return { search, page, query }
}

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

export const screen = { path: '/log-activity' }

/** Does not wait for the first entries, so that the screen opens at once, with a skeleton. */
export async function loadLog(address: string) {
  const view = readView(new URL(address).searchParams)
  const asked = send(listActivities, {
    query: view.query,
    fallback: text('We couldn’t load your activity'),
  })
  const { loading } = await unlessOpen(screen, answerOrNull(asked))
  return { view, activities: loading }
}

export type LogActivityData = Awaited<ReturnType<typeof loadLog>>
