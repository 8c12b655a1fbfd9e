import { currentLanguage } from '@pundi/platform/i18n'
import { isFiltered } from '@pundi/kit/list'
import { Button, Card, EmptyState, LinkButton } from '@pundi/kit/ui'
import { SearchX } from 'lucide-react'
import { Suspense } from 'react'
import { useUserArea } from '../../shared/booking-draft/user-area'
import { withFallback } from '../../shared/retry/with-fallback'
import { useText } from './catalogue/text'
import { list, type View } from './view'

export function NoTransactions({ view }: { view: View }) {
  const text = useText()
  const { openTransaction } = useUserArea()
  const title = text('No transactions found.')
  return (
    <Card>
      {isFiltered(view) ? (
        <EmptyState title={title} icon={SearchX}>
          <p>{text('Nothing matches this filter.')}</p>
          <LinkButton to={list.addressOf({ filter: {}, sort: view.sort })} tone="quiet" preventScrollReset>
            {text('Show all transactions')}
          </LinkButton>
          {view.filter.search !== undefined && (
            <Suspense>
              <Suggestion key={list.addressOf(view)} view={view} />
            </Suspense>
          )}
        </EmptyState>
      ) : (
        <EmptyState title={title}>
          <p>{text('Add your first income or expense to see it here.')}</p>
          <Button type="button" lang={currentLanguage()} onClick={() => openTransaction({ mode: 'add' })}>
            {text('Tambah Transaction')}
          </Button>
        </EmptyState>
      )}
    </Card>
  )
}

/** Loaded on demand, because the suggestion is shown only if a search finds nothing. */
const Suggestion = withFallback(
  () => import(/* webpackChunkName: "search-suggestion" */ './filter/Suggestion'),
  code => code.Suggestion,
  () => null,
)
