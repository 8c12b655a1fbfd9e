import { formatNumber } from '@pundi/kit/format'
import type { ActivitiesAnswer } from '@pundi/contract'
import { Pager } from '@pundi/kit/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { addressOf, pageLength, type LogView } from '../view'

interface LogPagerProps {
  view: LogView
  count: number
  meta: ActivitiesAnswer['meta']
}

/**
 * The server's cursor leads only to older entries. "Newer" therefore goes back in the browser's
 * history, and is offered only if the user came from the newer page.
 */
export function LogPager({ view: { search, page }, count, meta: { total, next_cursor } }: LogPagerProps) {
  const text = useText()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { stepped?: boolean } | null }
  if (page === 1 && !next_cursor) return null
  const from = (page - 1) * pageLength + 1
  const next = next_cursor ? addressOf(search, { page: page + 1, cursor: next_cursor }) : undefined
  return (
    <Pager
      label={text('Activity pages')}
      first={page > 1 ? addressOf(search) : undefined}
      previous={page > 1 && state?.stepped ? () => void navigate(-1) : undefined}
      next={next && (() => void navigate(next, { state: { stepped: true } }))}
      summary={text('{from}–{to} of {total}', {
        from: formatNumber(from),
        to: formatNumber(Math.max(from, Math.min(from + count - 1, total))),
        total: formatNumber(total),
      })}
      labels={{ first: text('Newest'), previous: text('Newer'), next: text('Older') }}
    />
  )
}
