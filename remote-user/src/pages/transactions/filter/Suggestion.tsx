import { suggestSearch } from '@pundi/contract'
import { ownZone } from '@pundi/kit/format'
import { usePromise } from '@pundi/kit/list'
import { LinkButton } from '@pundi/kit/ui'
import { send } from '@pundi/platform/http'
import { useState } from 'react'
import { answerOrNull } from '../../../shared/retry/answer-or-null'
import { useText } from '../catalogue/text'
import { list, type View } from '../view'

export function Suggestion({ view }: { view: View }) {
  const text = useText()
  const [asking] = useState(() =>
    answerOrNull(
      send(suggestSearch, {
        query: { ...view.filter, search: view.filter.search ?? '', time_zone: ownZone() },
        fallback: text('Failed to fetch transactions'),
      }),
    ),
  )
  const suggested = usePromise(asking)?.data
  return (
    <p role="status">
      {suggested && (
        <LinkButton
          to={list.addressOf({ filter: { ...view.filter, search: suggested.search }, sort: view.sort })}
          preventScrollReset
        >
          {text('Did you mean “{search}”?', { search: suggested.search })}
        </LinkButton>
      )}
    </p>
  )
}
