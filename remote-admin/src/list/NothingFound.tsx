import { isFiltered } from '@pundi/kit/list'
import { Card, EmptyState } from '@pundi/kit/ui'
import { Inbox, SearchX } from 'lucide-react'
import { useText } from '../catalogue/text'
import type { ListWords } from './list-words'
import { ShowAll } from './ShowAll'
import type { ListPage } from './use-list-page'

interface NothingFoundProps {
  page: ListPage
  words: ListWords
}

/** A list without rows: there are none yet, or the filter keeps none. */
export function NothingFound({ page, words }: NothingFoundProps) {
  const text = useText()
  const { view } = page
  return (
    <Card>
      <EmptyState title={text(words.nothing)} icon={isFiltered(view) ? SearchX : Inbox}>
        {isFiltered(view) && (
          <>
            <p>{text('Nothing fits this filter.')}</p>
            <ShowAll page={page} words={words} />
          </>
        )}
      </EmptyState>
    </Card>
  )
}
