import { ChangeToast } from '@pundi/kit/form'
import { useQuestion } from '@pundi/kit/list'
import { PageHeader } from '@pundi/kit/ui'
import { useFetcher } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { ListResults } from '../../shared/list/ListResults'
import { useListPage } from '../../shared/list/use-list-page'
import { ChangeDialog, type Asked } from './ChangeDialog'
import { changes } from './changes'
import type { UserAnswer } from './make-change'
import { UserFilters } from './UserFilters'
import { users, words, type loadUsers } from './users-list'
import { UsersTable } from './table/UsersTable'

export function UsersScreen() {
  const text = useText()
  const page = useListPage<typeof loadUsers>(users)
  const fetcher = useFetcher<UserAnswer>()
  const question = useQuestion<Asked, UserAnswer>(fetcher.data)

  return (
    <>
      <PageHeader title={text(words.title)} />
      <UserFilters page={page} />
      <ListResults page={page} words={words}>
        <UsersTable page={page} onAsk={question.ask} />
      </ListResults>
      <ChangeDialog {...{ fetcher, question }} />
      <ChangeToast answer={fetcher.data} sayDone={({ change }) => text(changes[change].done)} text={text} />
    </>
  )
}
