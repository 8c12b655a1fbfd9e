import { useQuestion } from '@pundi/kit/list'
import { PageHeader, Toast } from '@pundi/kit/ui'
import { useState } from 'react'
import { useFetcher } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { ListResults } from '../list/ListResults'
import { useListPage } from '../list/use-list-page'
import { ChangeDialog, type Asked } from './ChangeDialog'
import type { ChangeAnswer } from './make-change'
import type { loader } from './route'
import { UserFilters } from './UserFilters'
import { users, words } from './users-list'
import { UsersTable } from './UsersTable'

export function UsersScreen() {
  const text = useText()
  const page = useListPage<typeof loader>(users)
  const fetcher = useFetcher<ChangeAnswer>()
  const question = useQuestion<Asked, ChangeAnswer>(fetcher.data)
  const [dismissed, setDismissed] = useState<ChangeAnswer>()
  const done = fetcher.data?.isDone && fetcher.data !== dismissed ? fetcher.data : undefined

  return (
    <>
      <PageHeader title={text(words.title)} />
      <UserFilters page={page} />
      <ListResults page={page} words={words}>
        <UsersTable page={page} onAsk={question.ask} />
      </ListResults>
      <ChangeDialog {...{ fetcher, question }} />
      <Toast
        message={done?.message}
        stamp={done?.at ?? 0}
        onDismiss={() => setDismissed(done)}
        dismissLabel={text('Dismiss')}
      />
    </>
  )
}
